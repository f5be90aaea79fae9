import { myConferenceRoutes } from '../routes/conference/my-conference.generated.ts';
import { userMobileRoutes } from '../routes/conference/user-mobile.generated.ts';
import { serviceApi } from '../service-api.ts';

export const conferenceUserMobileApi = serviceApi(
  { ...userMobileRoutes, ...myConferenceRoutes },
  {
    tags: ['Attendee'],
    tagsOf: { getMyConference: ['Conference'], resendTicket: [] },
    keyed: ['placeAttendee', 'resendTicket', 'reissueTicket'],
  },
);

export const {
  useGetMyConferenceQuery,
  useGetMyRecordQuery,
  useUpdateMyRecordMutation,
  useRequestChangeMutation,
  useWithdrawChangeMutation,
  useGetStaffAttendeesQuery,
  usePlaceAttendeeMutation,
  useResendTicketMutation,
  useRevokeTicketMutation,
  useReissueTicketMutation,
} = conferenceUserMobileApi;
