import { entryManagementRoutes } from '../routes/contest/entry-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetManagedEntriesQuery, useDecideEntriesMutation, useUndoEntryDecisionMutation } = serviceApi(
  entryManagementRoutes,
  { tags: ['Activity'] },
);
