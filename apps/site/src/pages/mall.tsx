import { creditMallConfigApi } from '@tuyuan/api-client/commerce/credit-mall-config.ts';
import { creditProductDataApi } from '@tuyuan/api-client/commerce/credit-product-data.ts';
import { readMallFilter, requestOf } from '../features/commerce/mall/mall-filter.ts';
import { MallView } from '../features/commerce/mall/mall-view.tsx';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: MallView,
  async prefetch(store, { url }) {
    await store.tryLoad(creditMallConfigApi.endpoints.getMallConfig.initiate({}));
    await store.tryLoad(
      creditProductDataApi.endpoints.getMallGoods.initiate(requestOf(readMallFilter(url.searchParams))),
    );
  },
  meta: () => ({ title: '积分商城', description: '用积分兑换实物、券码和授权次数。', canonical: '/mall' }),
});
