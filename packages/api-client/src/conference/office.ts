import type * as office from '@tuyuan/contract/conference/check-in-office.ts';
import type * as notices from '@tuyuan/contract/conference/notice-office.ts';
import type * as types from '@tuyuan/contract/conference/ticket-types.ts';
import type * as mobile from '@tuyuan/contract/conference/user-mobile.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf, type WithKey } from '../endpoint-types.ts';

const service = '/api/services/app/conferenceOfficeMobile' as const;
const userService = '/api/services/app/conferenceUserMobile' as const;

/** The staff's and the office's phones: their own conference. */
const conferenceOfficeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHeadcount: build.query<ResultOf<typeof office.getHeadcount>, ArgumentOf<typeof office.getHeadcount>>({
      query: callOf<typeof office.getHeadcount>('GET', `${userService}/GetHeadcount`),
      providesTags: ['CheckIn'],
    }),
    getOfficeCommand: build.query<ResultOf<typeof office.getOfficeCommand>, ArgumentOf<typeof office.getOfficeCommand>>(
      {
        query: callOf<typeof office.getOfficeCommand>('GET', `${service}/GetCommandScreen`),
        providesTags: ['CheckIn'],
      },
    ),
    getOfficeConflicts: build.query<
      ResultOf<typeof office.getOfficeConflicts>,
      ArgumentOf<typeof office.getOfficeConflicts>
    >({
      query: callOf<typeof office.getOfficeConflicts>('GET', `${service}/GetConflicts`),
      providesTags: ['CheckIn'],
    }),
    decideOfficeConflict: build.mutation<
      ResultOf<typeof office.decideOfficeConflict>,
      ArgumentOf<typeof office.decideOfficeConflict>
    >({
      query: callOf<typeof office.decideOfficeConflict>('POST', `${service}/DecideConflict`),
      invalidatesTags: ['CheckIn'],
    }),
    getOfficeSignPoints: build.query<
      ResultOf<typeof office.getOfficeSignPoints>,
      ArgumentOf<typeof office.getOfficeSignPoints>
    >({
      query: callOf<typeof office.getOfficeSignPoints>('GET', `${service}/GetSignPoints`),
    }),
    signByOfficePhone: build.mutation<
      ResultOf<typeof office.signByOfficePhone>,
      ArgumentOf<typeof office.signByOfficePhone>
    >({
      query: callOf<typeof office.signByOfficePhone>('POST', `${service}/SignByHand`),
      invalidatesTags: ['CheckIn', 'Attendee'],
    }),
    getOfficeNotices: build.query<
      ResultOf<typeof notices.getOfficeNotices>,
      ArgumentOf<typeof notices.getOfficeNotices>
    >({
      query: callOf<typeof notices.getOfficeNotices>('GET', `${service}/GetNotices`),
      providesTags: ['Notice'],
    }),
    getOfficeNoticeTargets: build.query<
      ResultOf<typeof notices.getOfficeNoticeTargets>,
      ArgumentOf<typeof notices.getOfficeNoticeTargets>
    >({
      query: callOf<typeof notices.getOfficeNoticeTargets>('GET', `${service}/GetNoticeTargets`),
    }),
    previewOfficeNotice: build.query<
      ResultOf<typeof notices.previewOfficeNotice>,
      ArgumentOf<typeof notices.previewOfficeNotice>
    >({
      query: callOf<typeof notices.previewOfficeNotice>('POST', `${service}/PreviewNoticeTarget`),
    }),
    findOfficeReceivers: build.query<
      ResultOf<typeof notices.findOfficeReceivers>,
      ArgumentOf<typeof notices.findOfficeReceivers>
    >({
      query: callOf<typeof notices.findOfficeReceivers>('GET', `${service}/FindReceivers`),
    }),
    sendOfficeNotice: build.mutation<
      ResultOf<typeof notices.sendOfficeNotice>,
      WithKey<ArgumentOf<typeof notices.sendOfficeNotice>>
    >({
      query: ({ key, ...input }) => ({
        ...callOf<typeof notices.sendOfficeNotice>('POST', `${service}/SendNotice`)(input),
        idempotencyKey: key,
      }),
      invalidatesTags: ['Notice'],
    }),
    recallOfficeNotice: build.mutation<
      ResultOf<typeof notices.recallOfficeNotice>,
      ArgumentOf<typeof notices.recallOfficeNotice>
    >({
      query: callOf<typeof notices.recallOfficeNotice>('POST', `${service}/RecallNotice`),
      invalidatesTags: ['Notice'],
    }),
    getStaffAttendees: build.query<
      ResultOf<typeof mobile.getStaffAttendees>,
      ArgumentOf<typeof mobile.getStaffAttendees>
    >({
      query: callOf<typeof mobile.getStaffAttendees>('GET', `${userService}/GetAttendees`),
      providesTags: ['Attendee'],
    }),
    placeAttendee: build.mutation<
      ResultOf<typeof mobile.placeAttendee>,
      WithKey<ArgumentOf<typeof mobile.placeAttendee>>
    >({
      query: ({ key, ...input }) => ({
        ...callOf<typeof mobile.placeAttendee>('POST', `${userService}/PlaceAttendee`)(input),
        idempotencyKey: key,
      }),
      invalidatesTags: ['Attendee'],
    }),
    resendTicket: build.mutation<ResultOf<typeof mobile.resendTicket>, WithKey<ArgumentOf<typeof mobile.resendTicket>>>(
      {
        query: ({ key, ...input }) => ({
          ...callOf<typeof mobile.resendTicket>('POST', `${userService}/ResendTicket`)(input),
          idempotencyKey: key,
        }),
      },
    ),
    revokeTicket: build.mutation<ResultOf<typeof mobile.revokeTicket>, ArgumentOf<typeof mobile.revokeTicket>>({
      query: callOf<typeof mobile.revokeTicket>('POST', `${userService}/RevokeTicket`),
      invalidatesTags: ['Attendee'],
    }),
    reissueTicket: build.mutation<
      ResultOf<typeof mobile.reissueTicket>,
      WithKey<ArgumentOf<typeof mobile.reissueTicket>>
    >({
      query: ({ key, ...input }) => ({
        ...callOf<typeof mobile.reissueTicket>('POST', `${userService}/ReissueTicket`)(input),
        idempotencyKey: key,
      }),
      invalidatesTags: ['Attendee'],
    }),
    getOfficeTicketTypes: build.query<
      ResultOf<typeof types.getOfficeTicketTypes>,
      ArgumentOf<typeof types.getOfficeTicketTypes>
    >({
      query: callOf<typeof types.getOfficeTicketTypes>('GET', `${userService}/GetTicketTypes`),
    }),
  }),
});

export const {
  useGetHeadcountQuery,
  useGetOfficeCommandQuery,
  useGetOfficeConflictsQuery,
  useDecideOfficeConflictMutation,
  useGetOfficeSignPointsQuery,
  useSignByOfficePhoneMutation,
  useGetOfficeNoticesQuery,
  useGetOfficeNoticeTargetsQuery,
  usePreviewOfficeNoticeQuery,
  useFindOfficeReceiversQuery,
  useSendOfficeNoticeMutation,
  useRecallOfficeNoticeMutation,
  useGetStaffAttendeesQuery,
  usePlaceAttendeeMutation,
  useResendTicketMutation,
  useRevokeTicketMutation,
  useReissueTicketMutation,
  useGetOfficeTicketTypesQuery,
} = conferenceOfficeApi;
