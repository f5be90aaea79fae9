import { dutyRoutes } from '../routes/conference/duty.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetMyDutyQuery,
  useGetOpenShiftsQuery,
  useClaimShiftMutation,
  useConfirmShiftMutation,
  useDropShiftMutation,
  useReportLateMutation,
  useCheckInAtPostMutation,
  useAskSwapMutation,
  useAcceptSwapMutation,
  useWithdrawSwapMutation,
  useDecideSwapMutation,
  useGetColleaguesQuery,
  useGetDutyGapsQuery,
  useDispatchColleagueMutation,
  useSettleEntryMutation,
} = serviceApi(dutyRoutes, { tags: ['Duty'] });
