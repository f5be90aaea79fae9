import { OrderList } from '../features/commerce/orders/order-list.tsx';

export function OrdersPage() {
  return <OrderList />;
}
