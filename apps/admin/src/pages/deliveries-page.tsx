import { FailedDeliveryList } from '../features/community/deliveries/failed-delivery-list.tsx';

export function DeliveriesPage() {
  return <FailedDeliveryList />;
}
