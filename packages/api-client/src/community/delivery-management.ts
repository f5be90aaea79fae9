import { deliveryManagementRoutes } from '../routes/community/delivery-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetFailedDeliveriesQuery, useRetryDeliveriesMutation } = serviceApi(deliveryManagementRoutes, {
  tags: ['Delivery'],
});
