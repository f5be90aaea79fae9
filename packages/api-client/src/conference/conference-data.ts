import type {
  cancelRegistration,
  getConference,
  getConferences,
  getMyConferences,
  getMyRegistration,
  getMyTicket,
  registerForConference,
} from '@tuyuan/contract/conference/conference-data.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const own = { type: 'Conference', id: 'own' } as const;

/** Conferences as everybody sees them, and the caller's registrations. */
export const conferenceDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConferences: build.query<ResultOf<typeof getConferences>, ArgumentOf<typeof getConferences>>({
      query: callOf<typeof getConferences>('GET', '/api/services/app/conferenceData/GetList'),
    }),
    getConference: build.query<ResultOf<typeof getConference>, ArgumentOf<typeof getConference>>({
      query: callOf<typeof getConference>('GET', '/api/services/app/conferenceData/GetInfo'),
      providesTags: ['Conference'],
    }),
    getMyRegistration: build.query<ResultOf<typeof getMyRegistration>, ArgumentOf<typeof getMyRegistration>>({
      query: callOf<typeof getMyRegistration>('GET', '/api/services/app/conferenceData/GetMyRegistration'),
      providesTags: [own],
    }),
    getMyConferences: build.query<ResultOf<typeof getMyConferences>, ArgumentOf<typeof getMyConferences>>({
      query: callOf<typeof getMyConferences>('GET', '/api/services/app/conferenceData/GetMyConferences'),
      providesTags: [own],
    }),
    getMyTicket: build.query<ResultOf<typeof getMyTicket>, ArgumentOf<typeof getMyTicket>>({
      query: callOf<typeof getMyTicket>('GET', '/api/services/app/conferenceData/GetMyTicket'),
      providesTags: [own],
    }),
    registerForConference: build.mutation<
      ResultOf<typeof registerForConference>,
      ArgumentOf<typeof registerForConference>
    >({
      query: callOf<typeof registerForConference>('POST', '/api/services/app/conferenceData/Register'),
      invalidatesTags: ['Conference'],
      // The form tells it, at the question it belongs to.
      extraOptions: { quiet: true },
    }),
    cancelRegistration: build.mutation<ResultOf<typeof cancelRegistration>, ArgumentOf<typeof cancelRegistration>>({
      query: callOf<typeof cancelRegistration>('POST', '/api/services/app/conferenceData/CancelRegistration'),
      invalidatesTags: ['Conference'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const {
  useGetConferencesQuery,
  useGetConferenceQuery,
  useGetMyConferencesQuery,
  useGetMyRegistrationQuery,
  useGetMyTicketQuery,
  useRegisterForConferenceMutation,
  useCancelRegistrationMutation,
} = conferenceDataApi;
