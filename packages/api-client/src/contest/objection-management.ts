import { objectionManagementRoutes } from '../routes/contest/objection-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetManagedObjectionsQuery, useDecideObjectionMutation } = serviceApi(objectionManagementRoutes, {
  tags: ['Rank'],
  // Said in the dialog.
  quiet: ['decideObjection'],
});
