import type {
  approveAttendees,
  approveChanges,
  cancelAttendees,
  getChangeRequests,
  placeAttendees,
  printTickets,
  reissueTickets,
  rejectAttendees,
  rejectChanges,
  resendTickets,
  revokeTickets,
} from '@tuyuan/contract/conference/attendee-actions.ts';
import type {
  createAttendee,
  exportAttendees,
  getAttendeeSessions,
  getManagedAttendee,
  getManagedAttendees,
  importAttendees,
  updateAttendee,
} from '@tuyuan/contract/conference/attendees.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf, type WithKey } from '../endpoint-types.ts';
import { uploadForm } from '../upload-form.ts';

const service = '/api/services/app/conferenceManagement' as const;

/** What is stored is stored once; a dry run is another one each time. */
type AttendeeFile = Omit<ArgumentOf<typeof importAttendees>, 'isDryRun'> & { readonly file: Blob } & (
    | { readonly isDryRun: true; readonly key?: undefined }
    | WithKey<{ readonly isDryRun: false }>
  );

/** The back office's people of a conference. Places and counts of the conference change with them. */
export const attendeeManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedAttendees: build.query<ResultOf<typeof getManagedAttendees>, ArgumentOf<typeof getManagedAttendees>>({
      query: callOf<typeof getManagedAttendees>('GET', `${service}/GetAttendees`),
      providesTags: ['Conference'],
    }),
    getManagedAttendee: build.query<ResultOf<typeof getManagedAttendee>, ArgumentOf<typeof getManagedAttendee>>({
      query: callOf<typeof getManagedAttendee>('GET', `${service}/GetAttendee`),
      providesTags: ['Conference'],
    }),
    getAttendeeSessions: build.query<ResultOf<typeof getAttendeeSessions>, ArgumentOf<typeof getAttendeeSessions>>({
      query: callOf<typeof getAttendeeSessions>('GET', `${service}/GetAttendeeSessions`),
      providesTags: ['Conference'],
    }),
    createAttendee: build.mutation<ResultOf<typeof createAttendee>, WithKey<ArgumentOf<typeof createAttendee>>>({
      query: ({ key, ...input }) => ({
        ...callOf<typeof createAttendee>('POST', `${service}/CreateAttendee`)(input),
        idempotencyKey: key,
      }),
      invalidatesTags: ['Conference'],
    }),
    updateAttendee: build.mutation<ResultOf<typeof updateAttendee>, ArgumentOf<typeof updateAttendee>>({
      query: callOf<typeof updateAttendee>('PUT', `${service}/UpdateAttendee`),
      invalidatesTags: ['Conference'],
    }),
    exportAttendees: build.mutation<ResultOf<typeof exportAttendees>, ArgumentOf<typeof exportAttendees>>({
      query: callOf<typeof exportAttendees>('POST', `${service}/ExportAttendees`),
    }),
    importAttendees: build.mutation<ResultOf<typeof importAttendees>, AttendeeFile>({
      query: ({ key, file, ...fields }) => ({
        method: 'POST',
        path: `${service}/ImportAttendees`,
        input: uploadForm(file, fields),
        idempotencyKey: key,
      }),
      invalidatesTags: (_result, error, { isDryRun }) => (error || isDryRun ? [] : ['Conference']),
    }),
    approveAttendees: build.mutation<ResultOf<typeof approveAttendees>, ArgumentOf<typeof approveAttendees>>({
      query: callOf<typeof approveAttendees>('POST', `${service}/ApproveAttendees`),
      invalidatesTags: ['Conference'],
    }),
    rejectAttendees: build.mutation<ResultOf<typeof rejectAttendees>, ArgumentOf<typeof rejectAttendees>>({
      query: callOf<typeof rejectAttendees>('POST', `${service}/RejectAttendees`),
      invalidatesTags: ['Conference'],
    }),
    cancelAttendees: build.mutation<ResultOf<typeof cancelAttendees>, ArgumentOf<typeof cancelAttendees>>({
      query: callOf<typeof cancelAttendees>('POST', `${service}/CancelAttendees`),
      // He is in no bed and on no seat any more; his shifts are free with the next round, of which the page hears by itself.
      invalidatesTags: ['Conference', 'Stay', 'Traffic', 'Duty'],
    }),
    placeAttendees: build.mutation<ResultOf<typeof placeAttendees>, ArgumentOf<typeof placeAttendees>>({
      query: callOf<typeof placeAttendees>('POST', `${service}/PlaceAttendees`),
      invalidatesTags: ['Conference'],
    }),
    resendTickets: build.mutation<ResultOf<typeof resendTickets>, WithKey<ArgumentOf<typeof resendTickets>>>({
      query: ({ key, ...input }) => ({
        ...callOf<typeof resendTickets>('POST', `${service}/ResendTickets`)(input),
        idempotencyKey: key,
      }),
    }),
    revokeTickets: build.mutation<ResultOf<typeof revokeTickets>, ArgumentOf<typeof revokeTickets>>({
      query: callOf<typeof revokeTickets>('POST', `${service}/RevokeTickets`),
      invalidatesTags: ['Conference'],
    }),
    reissueTickets: build.mutation<ResultOf<typeof reissueTickets>, WithKey<ArgumentOf<typeof reissueTickets>>>({
      query: ({ key, ...input }) => ({
        ...callOf<typeof reissueTickets>('POST', `${service}/ReissueTickets`)(input),
        idempotencyKey: key,
      }),
      invalidatesTags: ['Conference'],
    }),
    printTickets: build.mutation<ResultOf<typeof printTickets>, ArgumentOf<typeof printTickets>>({
      query: callOf<typeof printTickets>('POST', `${service}/PrintTickets`),
    }),
    getChangeRequests: build.query<ResultOf<typeof getChangeRequests>, ArgumentOf<typeof getChangeRequests>>({
      query: callOf<typeof getChangeRequests>('GET', `${service}/GetChangeRequests`),
      providesTags: ['Conference'],
    }),
    approveChanges: build.mutation<ResultOf<typeof approveChanges>, ArgumentOf<typeof approveChanges>>({
      query: callOf<typeof approveChanges>('POST', `${service}/ApproveChanges`),
      invalidatesTags: ['Conference'],
    }),
    rejectChanges: build.mutation<ResultOf<typeof rejectChanges>, ArgumentOf<typeof rejectChanges>>({
      query: callOf<typeof rejectChanges>('POST', `${service}/RejectChanges`),
      invalidatesTags: ['Conference'],
    }),
  }),
});

export const {
  useGetManagedAttendeesQuery,
  useLazyGetManagedAttendeesQuery,
  useGetManagedAttendeeQuery,
  useGetAttendeeSessionsQuery,
  useCreateAttendeeMutation,
  useUpdateAttendeeMutation,
  useExportAttendeesMutation,
  useImportAttendeesMutation,
  useApproveAttendeesMutation,
  useRejectAttendeesMutation,
  useCancelAttendeesMutation,
  usePlaceAttendeesMutation,
  useResendTicketsMutation,
  useRevokeTicketsMutation,
  useReissueTicketsMutation,
  usePrintTicketsMutation,
  useGetChangeRequestsQuery,
  useApproveChangesMutation,
  useRejectChangesMutation,
} = attendeeManagementApi;
