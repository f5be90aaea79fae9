import { checkInOfficeRoutes } from '../routes/conference/check-in-office.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetHeadcountQuery,
  useGetOfficeCommandQuery,
  useGetOfficeConflictsQuery,
  useDecideOfficeConflictMutation,
  useGetOfficeSignPointsQuery,
  useSignByOfficePhoneMutation,
} = serviceApi(checkInOfficeRoutes, {
  tags: ['CheckIn'],
  tagsOf: { getOfficeSignPoints: [], signByOfficePhone: ['CheckIn', 'Attendee'] },
});
