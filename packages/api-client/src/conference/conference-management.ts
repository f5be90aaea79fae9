import type {
  cloneConference,
  createConference,
  deleteConference,
  discardConferenceDraft,
  getManagedConference,
  getManagedConferences,
  updateConferenceDraft,
  uploadConferencePicture,
} from '@tuyuan/contract/conference/conference-management.ts';
import type {
  archiveConference,
  cancelConference,
  getConferenceVersions,
  getPublishDiff,
  publishConference,
  setConferenceActive,
  setConferenceLive,
} from '@tuyuan/contract/conference/publishing.ts';
import type {
  createTicketType,
  deleteTicketType,
  getTicketTypes,
  moveTicketType,
  updateTicketType,
} from '@tuyuan/contract/conference/ticket-types.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf, type WithKey } from '../endpoint-types.ts';
import { uploadForm } from '../upload-form.ts';

const service = '/api/services/app/conferenceManagement' as const;

interface ConferencePicture extends ArgumentOf<typeof uploadConferencePicture> {
  readonly file: Blob;
}

/** The back office's conferences; whatever changes, all that is shown of them is asked for anew. Their photo wall opens and closes with some of it. */
export const conferenceManagementApi = api.injectEndpoints({
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
    discardConferenceDraft: build.mutation<
      ResultOf<typeof discardConferenceDraft>,
      ArgumentOf<typeof discardConferenceDraft>
    >({
      query: callOf<typeof discardConferenceDraft>('POST', `${service}/DiscardDraft`),
      invalidatesTags: ['Conference'],
    }),
    cloneConference: build.mutation<ResultOf<typeof cloneConference>, WithKey<ArgumentOf<typeof cloneConference>>>({
      query: ({ key, ...input }) => ({
        ...callOf<typeof cloneConference>('POST', `${service}/Clone`)(input),
        idempotencyKey: key,
      }),
      invalidatesTags: ['Conference'],
    }),
    deleteConference: build.mutation<ResultOf<typeof deleteConference>, ArgumentOf<typeof deleteConference>>({
      query: callOf<typeof deleteConference>('DELETE', `${service}/Delete`),
      invalidatesTags: ['Conference'],
    }),
    uploadConferencePicture: build.mutation<ResultOf<typeof uploadConferencePicture>, ConferencePicture>({
      query: ({ file, shape }) => ({
        method: 'POST',
        path: `${service}/UploadPicture`,
        input: uploadForm(file, { shape }),
      }),
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
      invalidatesTags: ['Conference', 'LiveWall'],
    }),
    setConferenceActive: build.mutation<ResultOf<typeof setConferenceActive>, ArgumentOf<typeof setConferenceActive>>({
      query: callOf<typeof setConferenceActive>('POST', `${service}/SetActive`),
      invalidatesTags: ['Conference'],
    }),
    cancelConference: build.mutation<ResultOf<typeof cancelConference>, ArgumentOf<typeof cancelConference>>({
      query: callOf<typeof cancelConference>('POST', `${service}/Cancel`),
      invalidatesTags: ['Conference', 'LiveWall'],
    }),
    archiveConference: build.mutation<ResultOf<typeof archiveConference>, ArgumentOf<typeof archiveConference>>({
      query: callOf<typeof archiveConference>('POST', `${service}/Archive`),
      invalidatesTags: ['Conference', 'LiveWall'],
    }),
    getConferenceVersions: build.query<
      ResultOf<typeof getConferenceVersions>,
      ArgumentOf<typeof getConferenceVersions>
    >({
      query: callOf<typeof getConferenceVersions>('GET', `${service}/GetVersions`),
      providesTags: ['Conference'],
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
    moveTicketType: build.mutation<ResultOf<typeof moveTicketType>, ArgumentOf<typeof moveTicketType>>({
      query: callOf<typeof moveTicketType>('POST', `${service}/MoveTicketType`),
      invalidatesTags: ['Conference'],
    }),
    deleteTicketType: build.mutation<ResultOf<typeof deleteTicketType>, ArgumentOf<typeof deleteTicketType>>({
      query: callOf<typeof deleteTicketType>('DELETE', `${service}/DeleteTicketType`),
      invalidatesTags: ['Conference'],
    }),
  }),
});

export const {
  useGetManagedConferencesQuery,
  useGetManagedConferenceQuery,
  useCreateConferenceMutation,
  useUpdateConferenceDraftMutation,
  useDiscardConferenceDraftMutation,
  useCloneConferenceMutation,
  useDeleteConferenceMutation,
  useUploadConferencePictureMutation,
  useGetPublishDiffQuery,
  usePublishConferenceMutation,
  useSetConferenceLiveMutation,
  useSetConferenceActiveMutation,
  useCancelConferenceMutation,
  useArchiveConferenceMutation,
  useGetConferenceVersionsQuery,
  useGetTicketTypesQuery,
  useCreateTicketTypeMutation,
  useUpdateTicketTypeMutation,
  useMoveTicketTypeMutation,
  useDeleteTicketTypeMutation,
} = conferenceManagementApi;
