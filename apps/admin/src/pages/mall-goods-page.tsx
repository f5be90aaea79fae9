import { GoodsList } from '../features/commerce/mall/goods-list.tsx';

export function MallGoodsPage() {
  return <GoodsList />;
}
