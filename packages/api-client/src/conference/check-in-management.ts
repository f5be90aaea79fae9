import type {
  createSupervisor,
  decideConflict,
  deleteSupervisor,
  exportScans,
  freeLanes,
  getCheckInDevices,
  getCheckInRules,
  getCommandScreen,
  getConflicts,
  getRevokedVouchers,
  getScans,
  getSupervisors,
  getVoucherCounters,
  restoreDevice,
  restoreVoucher,
  revokeDevice,
  revokeVoucher,
  setCheckInRules,
} from '@tuyuan/contract/conference/check-in-management.ts';
import type {
  createSignPoint,
  deleteSignPoint,
  getPoster,
  getSignPoints,
  renewPoster,
  setMealStock,
  updateSignPoint,
} from '@tuyuan/contract/conference/sign-point-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const service = '/api/services/app/checkInManagement' as const;

/** The back office of signing in; whatever changes, all that is shown of it is asked for anew. */
const checkInManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSignPoints: build.query<ResultOf<typeof getSignPoints>, ArgumentOf<typeof getSignPoints>>({
      query: callOf<typeof getSignPoints>('GET', `${service}/GetSignPoints`),
      providesTags: ['CheckIn'],
    }),
    createSignPoint: build.mutation<ResultOf<typeof createSignPoint>, ArgumentOf<typeof createSignPoint>>({
      query: callOf<typeof createSignPoint>('POST', `${service}/CreateSignPoint`),
      invalidatesTags: ['CheckIn'],
    }),
    updateSignPoint: build.mutation<ResultOf<typeof updateSignPoint>, ArgumentOf<typeof updateSignPoint>>({
      query: callOf<typeof updateSignPoint>('PUT', `${service}/UpdateSignPoint`),
      invalidatesTags: ['CheckIn'],
    }),
    deleteSignPoint: build.mutation<ResultOf<typeof deleteSignPoint>, ArgumentOf<typeof deleteSignPoint>>({
      query: callOf<typeof deleteSignPoint>('DELETE', `${service}/DeleteSignPoint`),
      invalidatesTags: ['CheckIn'],
    }),
    renewPoster: build.mutation<ResultOf<typeof renewPoster>, ArgumentOf<typeof renewPoster>>({
      query: callOf<typeof renewPoster>('POST', `${service}/RenewPoster`),
      invalidatesTags: ['CheckIn'],
    }),
    getPoster: build.query<ResultOf<typeof getPoster>, ArgumentOf<typeof getPoster>>({
      query: callOf<typeof getPoster>('GET', `${service}/GetPoster`),
      providesTags: ['CheckIn'],
    }),
    setMealStock: build.mutation<ResultOf<typeof setMealStock>, ArgumentOf<typeof setMealStock>>({
      query: callOf<typeof setMealStock>('PUT', `${service}/SetMealStock`),
      invalidatesTags: ['CheckIn'],
    }),
    getVoucherCounters: build.query<ResultOf<typeof getVoucherCounters>, ArgumentOf<typeof getVoucherCounters>>({
      query: callOf<typeof getVoucherCounters>('GET', `${service}/GetVoucherCounters`),
      providesTags: ['CheckIn'],
    }),
    revokeVoucher: build.mutation<ResultOf<typeof revokeVoucher>, ArgumentOf<typeof revokeVoucher>>({
      query: callOf<typeof revokeVoucher>('POST', `${service}/RevokeVoucher`),
      invalidatesTags: ['CheckIn'],
    }),
    getRevokedVouchers: build.query<ResultOf<typeof getRevokedVouchers>, ArgumentOf<typeof getRevokedVouchers>>({
      query: callOf<typeof getRevokedVouchers>('GET', `${service}/GetRevokedVouchers`),
      providesTags: ['CheckIn'],
    }),
    restoreVoucher: build.mutation<ResultOf<typeof restoreVoucher>, ArgumentOf<typeof restoreVoucher>>({
      query: callOf<typeof restoreVoucher>('POST', `${service}/RestoreVoucher`),
      invalidatesTags: ['CheckIn'],
    }),
    getSupervisors: build.query<ResultOf<typeof getSupervisors>, ArgumentOf<typeof getSupervisors>>({
      query: callOf<typeof getSupervisors>('GET', `${service}/GetSupervisors`),
      providesTags: ['CheckIn'],
    }),
    createSupervisor: build.mutation<ResultOf<typeof createSupervisor>, ArgumentOf<typeof createSupervisor>>({
      query: callOf<typeof createSupervisor>('POST', `${service}/CreateSupervisor`),
      invalidatesTags: ['CheckIn'],
    }),
    deleteSupervisor: build.mutation<ResultOf<typeof deleteSupervisor>, ArgumentOf<typeof deleteSupervisor>>({
      query: callOf<typeof deleteSupervisor>('DELETE', `${service}/DeleteSupervisor`),
      invalidatesTags: ['CheckIn'],
    }),
    getCheckInRules: build.query<ResultOf<typeof getCheckInRules>, ArgumentOf<typeof getCheckInRules>>({
      query: callOf<typeof getCheckInRules>('GET', `${service}/GetRules`),
      providesTags: ['CheckIn'],
    }),
    setCheckInRules: build.mutation<ResultOf<typeof setCheckInRules>, ArgumentOf<typeof setCheckInRules>>({
      query: callOf<typeof setCheckInRules>('PUT', `${service}/SetRules`),
      invalidatesTags: ['CheckIn'],
    }),
    getCheckInDevices: build.query<ResultOf<typeof getCheckInDevices>, ArgumentOf<typeof getCheckInDevices>>({
      query: callOf<typeof getCheckInDevices>('GET', `${service}/GetDevices`),
      providesTags: ['CheckIn'],
    }),
    revokeDevice: build.mutation<ResultOf<typeof revokeDevice>, ArgumentOf<typeof revokeDevice>>({
      query: callOf<typeof revokeDevice>('POST', `${service}/RevokeDevice`),
      invalidatesTags: ['CheckIn'],
    }),
    restoreDevice: build.mutation<ResultOf<typeof restoreDevice>, ArgumentOf<typeof restoreDevice>>({
      query: callOf<typeof restoreDevice>('POST', `${service}/RestoreDevice`),
      invalidatesTags: ['CheckIn'],
    }),
    freeLanes: build.mutation<ResultOf<typeof freeLanes>, ArgumentOf<typeof freeLanes>>({
      query: callOf<typeof freeLanes>('POST', `${service}/FreeLanes`),
      invalidatesTags: ['CheckIn'],
    }),
    getConflicts: build.query<ResultOf<typeof getConflicts>, ArgumentOf<typeof getConflicts>>({
      query: callOf<typeof getConflicts>('GET', `${service}/GetConflicts`),
      providesTags: ['CheckIn'],
    }),
    decideConflict: build.mutation<ResultOf<typeof decideConflict>, ArgumentOf<typeof decideConflict>>({
      query: callOf<typeof decideConflict>('POST', `${service}/DecideConflict`),
      invalidatesTags: ['CheckIn'],
    }),
    getScans: build.query<ResultOf<typeof getScans>, ArgumentOf<typeof getScans>>({
      query: callOf<typeof getScans>('GET', `${service}/GetScans`),
      providesTags: ['CheckIn'],
    }),
    exportScans: build.mutation<ResultOf<typeof exportScans>, ArgumentOf<typeof exportScans>>({
      query: callOf<typeof exportScans>('POST', `${service}/ExportScans`),
    }),
    getCommandScreen: build.query<ResultOf<typeof getCommandScreen>, ArgumentOf<typeof getCommandScreen>>({
      query: callOf<typeof getCommandScreen>('GET', `${service}/GetCommandScreen`),
      providesTags: ['CheckIn'],
    }),
  }),
});

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
} = checkInManagementApi;
