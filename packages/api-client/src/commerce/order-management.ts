import { orderManagementRoutes } from '../routes/commerce/order-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const orderManagementApi = serviceApi(orderManagementRoutes, { tags: ['Order'] });

export const { useGetManagedOrdersQuery, useGetManagedOrderQuery } = orderManagementApi;
