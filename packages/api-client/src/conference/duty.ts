import type * as duty from '@tuyuan/contract/conference/duty.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const conferenceDutyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyDuty: build.query<ResultOf<typeof duty.getMyDuty>, ArgumentOf<typeof duty.getMyDuty>>({
      query: callOf<typeof duty.getMyDuty>('GET', '/api/services/app/conferenceDuty/GetMine'),
      providesTags: ['Duty'],
    }),
    getOpenShifts: build.query<ResultOf<typeof duty.getOpenShifts>, ArgumentOf<typeof duty.getOpenShifts>>({
      query: callOf<typeof duty.getOpenShifts>('GET', '/api/services/app/conferenceDuty/GetOpenShifts'),
      providesTags: ['Duty'],
    }),
    claimShift: build.mutation<ResultOf<typeof duty.claimShift>, ArgumentOf<typeof duty.claimShift>>({
      query: callOf<typeof duty.claimShift>('POST', '/api/services/app/conferenceDuty/Claim'),
      invalidatesTags: ['Duty'],
    }),
    confirmShift: build.mutation<ResultOf<typeof duty.confirmShift>, ArgumentOf<typeof duty.confirmShift>>({
      query: callOf<typeof duty.confirmShift>('POST', '/api/services/app/conferenceDuty/Confirm'),
      invalidatesTags: ['Duty'],
    }),
    dropShift: build.mutation<ResultOf<typeof duty.dropShift>, ArgumentOf<typeof duty.dropShift>>({
      query: callOf<typeof duty.dropShift>('POST', '/api/services/app/conferenceDuty/Drop'),
      invalidatesTags: ['Duty'],
    }),
    reportLate: build.mutation<ResultOf<typeof duty.reportLate>, ArgumentOf<typeof duty.reportLate>>({
      query: callOf<typeof duty.reportLate>('POST', '/api/services/app/conferenceDuty/ReportLate'),
      invalidatesTags: ['Duty'],
    }),
    checkInAtPost: build.mutation<ResultOf<typeof duty.checkInAtPost>, ArgumentOf<typeof duty.checkInAtPost>>({
      query: callOf<typeof duty.checkInAtPost>('POST', '/api/services/app/conferenceDuty/CheckIn'),
      invalidatesTags: ['Duty'],
    }),
    askSwap: build.mutation<ResultOf<typeof duty.askSwap>, ArgumentOf<typeof duty.askSwap>>({
      query: callOf<typeof duty.askSwap>('POST', '/api/services/app/conferenceDuty/AskSwap'),
      invalidatesTags: ['Duty'],
    }),
    acceptSwap: build.mutation<ResultOf<typeof duty.acceptSwap>, ArgumentOf<typeof duty.acceptSwap>>({
      query: callOf<typeof duty.acceptSwap>('POST', '/api/services/app/conferenceDuty/AcceptSwap'),
      invalidatesTags: ['Duty'],
    }),
    withdrawSwap: build.mutation<ResultOf<typeof duty.withdrawSwap>, ArgumentOf<typeof duty.withdrawSwap>>({
      query: callOf<typeof duty.withdrawSwap>('POST', '/api/services/app/conferenceDuty/WithdrawSwap'),
      invalidatesTags: ['Duty'],
    }),
    decideSwap: build.mutation<ResultOf<typeof duty.decideSwap>, ArgumentOf<typeof duty.decideSwap>>({
      query: callOf<typeof duty.decideSwap>('POST', '/api/services/app/conferenceDuty/DecideSwap'),
      invalidatesTags: ['Duty'],
    }),
    getColleagues: build.query<ResultOf<typeof duty.getColleagues>, ArgumentOf<typeof duty.getColleagues>>({
      query: callOf<typeof duty.getColleagues>('GET', '/api/services/app/conferenceDuty/GetColleagues'),
      providesTags: ['Duty'],
    }),
    getDutyGaps: build.query<ResultOf<typeof duty.getDutyGaps>, ArgumentOf<typeof duty.getDutyGaps>>({
      query: callOf<typeof duty.getDutyGaps>('GET', '/api/services/app/conferenceDuty/GetGaps'),
      providesTags: ['Duty'],
    }),
    dispatchColleague: build.mutation<
      ResultOf<typeof duty.dispatchColleague>,
      ArgumentOf<typeof duty.dispatchColleague>
    >({
      query: callOf<typeof duty.dispatchColleague>('POST', '/api/services/app/conferenceDuty/Dispatch'),
      invalidatesTags: ['Duty'],
    }),
    settleEntry: build.mutation<ResultOf<typeof duty.settleEntry>, ArgumentOf<typeof duty.settleEntry>>({
      query: callOf<typeof duty.settleEntry>('POST', '/api/services/app/conferenceDuty/Settle'),
      invalidatesTags: ['Duty'],
    }),
  }),
});

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
} = conferenceDutyApi;
