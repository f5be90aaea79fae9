import { dutyManagementRoutes } from '../routes/conference/duty-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetDutyRosterQuery,
  useGetManagedGapsQuery,
  useGetShiftColleaguesQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useCreateShiftsMutation,
  useUpdateShiftMutation,
  useDeleteShiftMutation,
  useAssignShiftMutation,
  useUnassignShiftMutation,
  useSettleShiftEntryMutation,
  useSettleSwapMutation,
} = serviceApi(dutyManagementRoutes, { tags: ['Duty'] });
