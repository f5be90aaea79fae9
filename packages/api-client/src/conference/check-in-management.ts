import { checkInManagementRoutes } from '../routes/conference/check-in-management.generated.ts';
import { signPointManagementRoutes } from '../routes/conference/sign-point-management.generated.ts';
import { serviceApi } from '../service-api.ts';

/** The back office's check-in calls; every change reloads all check-in data. */
export const {
  useGetSignPointsQuery,
  useCreateSignPointMutation,
  useUpdateSignPointMutation,
  useDeleteSignPointMutation,
  useRenewPosterMutation,
  useGetPosterQuery,
  useSetMealStockMutation,
  useGetVoucherCountersQuery,
  useRevokeVoucherMutation,
  useGetRevokedVouchersQuery,
  useRestoreVoucherMutation,
  useGetSupervisorsQuery,
  useCreateSupervisorMutation,
  useDeleteSupervisorMutation,
  useGetCheckInRulesQuery,
  useSetCheckInRulesMutation,
  useGetCheckInDevicesQuery,
  useRevokeDeviceMutation,
  useRestoreDeviceMutation,
  useFreeLanesMutation,
  useGetConflictsQuery,
  useDecideConflictMutation,
  useGetScansQuery,
  useExportScansMutation,
  useGetCommandScreenQuery,
  useSignByHandMutation,
} = serviceApi(
  { ...signPointManagementRoutes, ...checkInManagementRoutes },
  { tags: ['CheckIn'], tagsOf: { exportScans: [], signByHand: ['CheckIn', 'Attendee'] } },
);
