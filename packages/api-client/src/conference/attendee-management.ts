import type { importAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { ArgumentOf, ResultOf, WithKey } from '../endpoint-types.ts';
import { attendeeActionsRoutes } from '../routes/conference/attendee-actions.generated.ts';
import { attendeesRoutes } from '../routes/conference/attendees.generated.ts';
import { serviceApi } from '../service-api.ts';
import { uploadForm } from '../upload-form.ts';

/** An import has a retry key; a dry run stores nothing and needs none. */
type AttendeeFile = Omit<ArgumentOf<typeof importAttendees>, 'isDryRun'> & { readonly file: Blob } & (
    | { readonly isDryRun: true; readonly key?: undefined }
    | WithKey<{ readonly isDryRun: false }>
  );

const {
  importAttendees: { method, path },
  ...attendeeRoutes
} = attendeesRoutes;

/** The back office's calls about attendees. They also change a conference's places and counts. */
export const attendeeManagementApi = serviceApi(
  { ...attendeeRoutes, ...attendeeActionsRoutes },
  {
    tags: ['Conference'],
    tagsOf: {
      exportAttendees: [],
      // They are in no bed and on no seat any more; the page hears of their shifts by itself.
      cancelAttendees: ['Conference', 'Stay', 'Traffic', 'Duty'],
      resendTickets: [],
      printTickets: [],
    },
    keyed: ['createAttendee', 'resendTickets', 'reissueTickets'],
  },
).injectEndpoints({
  endpoints: (build) => ({
    importAttendees: build.mutation<ResultOf<typeof importAttendees>, AttendeeFile>({
      query: ({ key, file, ...fields }) => ({ method, path, input: uploadForm(file, fields), idempotencyKey: key }),
      invalidatesTags: (_result, error, { isDryRun }) => (error || isDryRun ? [] : ['Conference']),
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
