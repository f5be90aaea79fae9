import { photographerManagementRoutes } from '../routes/library/photographer-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const photographerManagementApi = serviceApi(photographerManagementRoutes, {
  tags: ['Application', 'User'],
  tagsOf: { getManagedPhotographers: ['User'], updatePhotographer: ['User'] },
});

export const {
  useGetPhotographerApplicationsQuery,
  useGetPhotographerApplicationQuery,
  useApproveApplicationMutation,
  useRejectApplicationMutation,
  useGetManagedPhotographersQuery,
  useUpdatePhotographerMutation,
} = photographerManagementApi;
