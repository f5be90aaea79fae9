import { supplierManagementRoutes } from '../routes/library/supplier-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetSuppliersQuery, useCreateSupplierMutation, useUpdateSupplierMutation, useDeleteSupplierMutation } =
  serviceApi(supplierManagementRoutes, { tags: ['Supplier'] });
