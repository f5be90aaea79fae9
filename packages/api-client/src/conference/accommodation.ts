import type * as stay from '@tuyuan/contract/conference/accommodation.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const conferenceStayApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyStay: build.query<ResultOf<typeof stay.getMyStay>, ArgumentOf<typeof stay.getMyStay>>({
      query: callOf<typeof stay.getMyStay>('GET', '/api/services/app/conferenceStay/GetMine'),
      providesTags: ['Stay'],
    }),
    saveStayWish: build.mutation<ResultOf<typeof stay.saveStayWish>, ArgumentOf<typeof stay.saveStayWish>>({
      query: callOf<typeof stay.saveStayWish>('POST', '/api/services/app/conferenceStay/SaveWish'),
      invalidatesTags: ['Stay'],
    }),
    acceptStay: build.mutation<ResultOf<typeof stay.acceptStay>, ArgumentOf<typeof stay.acceptStay>>({
      query: callOf<typeof stay.acceptStay>('POST', '/api/services/app/conferenceStay/Accept'),
      invalidatesTags: ['Stay'],
    }),
    askStayChange: build.mutation<ResultOf<typeof stay.askStayChange>, ArgumentOf<typeof stay.askStayChange>>({
      query: callOf<typeof stay.askStayChange>('POST', '/api/services/app/conferenceStay/AskChange'),
      invalidatesTags: ['Stay'],
    }),
    withdrawStayChange: build.mutation<
      ResultOf<typeof stay.withdrawStayChange>,
      ArgumentOf<typeof stay.withdrawStayChange>
    >({
      query: callOf<typeof stay.withdrawStayChange>('POST', '/api/services/app/conferenceStay/WithdrawChange'),
      invalidatesTags: ['Stay'],
    }),
  }),
});

export const {
  useGetMyStayQuery,
  useSaveStayWishMutation,
  useAcceptStayMutation,
  useAskStayChangeMutation,
  useWithdrawStayChangeMutation,
} = conferenceStayApi;
