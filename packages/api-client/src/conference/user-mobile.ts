import type {
  getMyConference,
  getMyRecord,
  requestChange,
  updateMyRecord,
  withdrawChange,
} from '@tuyuan/contract/conference/user-mobile.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const conferenceUserMobileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyConference: build.query<ResultOf<typeof getMyConference>, ArgumentOf<typeof getMyConference>>({
      query: callOf<typeof getMyConference>('GET', '/api/services/app/conferenceUserMobile/GetMyConference'),
      providesTags: ['Conference'],
    }),
    getMyRecord: build.query<ResultOf<typeof getMyRecord>, ArgumentOf<typeof getMyRecord>>({
      query: callOf<typeof getMyRecord>('GET', '/api/services/app/conferenceUserMobile/GetMyRecord'),
      providesTags: ['Attendee'],
    }),
    updateMyRecord: build.mutation<ResultOf<typeof updateMyRecord>, ArgumentOf<typeof updateMyRecord>>({
      query: callOf<typeof updateMyRecord>('POST', '/api/services/app/conferenceUserMobile/UpdateMyRecord'),
      invalidatesTags: ['Attendee'],
    }),
    requestChange: build.mutation<ResultOf<typeof requestChange>, ArgumentOf<typeof requestChange>>({
      query: callOf<typeof requestChange>('POST', '/api/services/app/conferenceUserMobile/RequestChange'),
      invalidatesTags: ['Attendee'],
    }),
    withdrawChange: build.mutation<ResultOf<typeof withdrawChange>, ArgumentOf<typeof withdrawChange>>({
      query: callOf<typeof withdrawChange>('POST', '/api/services/app/conferenceUserMobile/WithdrawChange'),
      invalidatesTags: ['Attendee'],
    }),
  }),
});

export const {
  useGetMyConferenceQuery,
  useGetMyRecordQuery,
  useUpdateMyRecordMutation,
  useRequestChangeMutation,
  useWithdrawChangeMutation,
} = conferenceUserMobileApi;
