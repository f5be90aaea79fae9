import { creditProductDataApi } from '@tuyuan/api-client/commerce/credit-product-data.ts';
import { GoodsView } from '../../features/commerce/mall/goods-view.tsx';
import { definePage } from '../../shared/page.ts';
import { readPageId, usePageId } from '../../shared/page-id.ts';

function GoodsPage() {
  const id = usePageId();
  return <GoodsView key={id} id={id} />;
}

export const page = definePage({
  component: GoodsPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined
      ? undefined
      : store.load(creditProductDataApi.endpoints.getMallGoodsDetail.initiate({ id }));
  },
  isValid: (goods) => goods !== undefined,
  meta: (goods) =>
    goods ? { title: goods.title, description: goods.summary, canonical: `/mall/info?id=${goods.id}` } : { title: '' },
});
