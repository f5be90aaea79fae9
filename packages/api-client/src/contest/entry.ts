import { entryRoutes } from '../routes/contest/entry.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetOwnEntriesQuery,
  useCreateEntryMutation,
  useUpdateEntryMutation,
  useSubmitEntriesMutation,
  useWithdrawEntriesMutation,
  useDeleteEntryMutation,
  useAppealEntryMutation,
} = serviceApi(entryRoutes, {
  tags: ['Activity'],
  keyed: ['createEntry'],
  // Said at the work's card.
  quiet: ['updateEntry'],
});
