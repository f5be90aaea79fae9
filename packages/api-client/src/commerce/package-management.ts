import { packageManagementRoutes } from '../routes/commerce/package-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const packageManagementApi = serviceApi(packageManagementRoutes, { tags: ['Order'], keyed: ['grantPackage'] });

export const {
  useGetPackagesQuery,
  useFindPackageOwnersQuery,
  useGetPackageTradesQuery,
  useGrantPackageMutation,
  useExtendPackageMutation,
  useClosePackageMutation,
  useGetOffersQuery,
  useCreateOfferMutation,
  useUpdateOfferMutation,
} = packageManagementApi;
