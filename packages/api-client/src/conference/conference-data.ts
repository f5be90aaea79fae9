import { conferenceDataRoutes } from '../routes/conference/conference-data.generated.ts';
import { serviceApi } from '../service-api.ts';

const own = { type: 'Conference', id: 'own' } as const;

/** Public conference data and the caller's registrations. */
export const conferenceDataApi = serviceApi(conferenceDataRoutes, {
  tags: ['Conference'],
  tagsOf: {
    getConferences: [],
    getCalendar: [{ type: 'Schedule', id: 'published' }],
    getMyRegistration: [own],
    getMyConferences: [own],
    getMyTicket: [own],
  },
  // Said in the form, at the question it belongs to.
  quiet: ['registerForConference', 'cancelRegistration'],
});

export const {
  useGetCalendarQuery,
  useGetConferencesQuery,
  useGetConferenceQuery,
  useGetMyConferencesQuery,
  useGetMyRegistrationQuery,
  useGetMyTicketQuery,
  useRegisterForConferenceMutation,
  useCancelRegistrationMutation,
} = conferenceDataApi;
