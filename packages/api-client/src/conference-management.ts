import type {
  approveAttendees,
  cancelAttendees,
  reissueTickets,
} from '@tuyuan/contract/conference-attendee-actions.ts';
import type { getManagedAttendees } from '@tuyuan/contract/conference-attendees.ts';
import type {
  createConference,
  getManagedConference,
  getManagedConferences,
  updateConferenceDraft,
} from '@tuyuan/contract/conference-management.ts';
import type {
  getPublishDiff,
  publishConference,
  setConferenceActive,
  setConferenceLive,
} from '@tuyuan/contract/conference-publishing.ts';
import type { createTicketType, getTicketTypes, updateTicketType } from '@tuyuan/contract/conference-ticket-types.ts';
import { api } from './api.ts';
import { type ArgumentOf, callOf, type ResultOf } from './endpoint-types.ts';

const service = '/api/services/app/conferenceManagement' as const;

/** The back office's conferences; whatever changes, all that is shown of them is asked for anew. */
const conferenceManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedConferences: build.query<
      ResultOf<typeof getManagedConferences>,
      ArgumentOf<typeof getManagedConferences>
    >({
      query: callOf<typeof getManagedConferences>('GET', `${service}/GetList`),
      providesTags: ['Conference'],
    }),
    getManagedConference: build.query<ResultOf<typeof getManagedConference>, ArgumentOf<typeof getManagedConference>>({
      query: callOf<typeof getManagedConference>('GET', `${service}/GetInfo`),
      providesTags: ['Conference'],
    }),
    createConference: build.mutation<ResultOf<typeof createConference>, ArgumentOf<typeof createConference>>({
      query: callOf<typeof createConference>('POST', `${service}/Create`),
      invalidatesTags: ['Conference'],
    }),
    updateConferenceDraft: build.mutation<
      ResultOf<typeof updateConferenceDraft>,
      ArgumentOf<typeof updateConferenceDraft>
    >({
      query: callOf<typeof updateConferenceDraft>('PUT', `${service}/UpdateDraft`),
      invalidatesTags: ['Conference'],
    }),
    getPublishDiff: build.query<ResultOf<typeof getPublishDiff>, ArgumentOf<typeof getPublishDiff>>({
      query: callOf<typeof getPublishDiff>('GET', `${service}/GetPublishDiff`),
      providesTags: ['Conference'],
    }),
    publishConference: build.mutation<ResultOf<typeof publishConference>, ArgumentOf<typeof publishConference>>({
      query: callOf<typeof publishConference>('POST', `${service}/Publish`),
      invalidatesTags: ['Conference'],
    }),
    setConferenceLive: build.mutation<ResultOf<typeof setConferenceLive>, ArgumentOf<typeof setConferenceLive>>({
      query: callOf<typeof setConferenceLive>('POST', `${service}/SetLive`),
      invalidatesTags: ['Conference'],
    }),
    setConferenceActive: build.mutation<ResultOf<typeof setConferenceActive>, ArgumentOf<typeof setConferenceActive>>({
      query: callOf<typeof setConferenceActive>('POST', `${service}/SetActive`),
      invalidatesTags: ['Conference'],
    }),
    getTicketTypes: build.query<ResultOf<typeof getTicketTypes>, ArgumentOf<typeof getTicketTypes>>({
      query: callOf<typeof getTicketTypes>('GET', `${service}/GetTicketTypes`),
      providesTags: ['Conference'],
    }),
    createTicketType: build.mutation<ResultOf<typeof createTicketType>, ArgumentOf<typeof createTicketType>>({
      query: callOf<typeof createTicketType>('POST', `${service}/CreateTicketType`),
      invalidatesTags: ['Conference'],
    }),
    updateTicketType: build.mutation<ResultOf<typeof updateTicketType>, ArgumentOf<typeof updateTicketType>>({
      query: callOf<typeof updateTicketType>('PUT', `${service}/UpdateTicketType`),
      invalidatesTags: ['Conference'],
    }),
    getManagedAttendees: build.query<ResultOf<typeof getManagedAttendees>, ArgumentOf<typeof getManagedAttendees>>({
      query: callOf<typeof getManagedAttendees>('GET', `${service}/GetAttendees`),
      providesTags: ['Conference'],
    }),
    approveAttendees: build.mutation<ResultOf<typeof approveAttendees>, ArgumentOf<typeof approveAttendees>>({
      query: callOf<typeof approveAttendees>('POST', `${service}/ApproveAttendees`),
      invalidatesTags: ['Conference'],
    }),
    cancelAttendees: build.mutation<ResultOf<typeof cancelAttendees>, ArgumentOf<typeof cancelAttendees>>({
      query: callOf<typeof cancelAttendees>('POST', `${service}/CancelAttendees`),
      invalidatesTags: ['Conference'],
    }),
    reissueTickets: build.mutation<ResultOf<typeof reissueTickets>, ArgumentOf<typeof reissueTickets>>({
      query: callOf<typeof reissueTickets>('POST', `${service}/ReissueTickets`),
      invalidatesTags: ['Conference'],
    }),
  }),
});

export const {
  useGetManagedConferencesQuery,
  useGetManagedConferenceQuery,
  useCreateConferenceMutation,
  useUpdateConferenceDraftMutation,
  useGetPublishDiffQuery,
  usePublishConferenceMutation,
  useSetConferenceLiveMutation,
  useSetConferenceActiveMutation,
  useGetTicketTypesQuery,
  useCreateTicketTypeMutation,
  useUpdateTicketTypeMutation,
  useGetManagedAttendeesQuery,
  useApproveAttendeesMutation,
  useCancelAttendeesMutation,
  useReissueTicketsMutation,
} = conferenceManagementApi;
