import { MallOrderList } from '../features/commerce/mall/mall-order-list.tsx';

export function MallOrdersPage() {
  return <MallOrderList />;
}
