import type {
  confirmSeat,
  getCalendar,
  getCalendarFeed,
  getMyCalendar,
  getMySchedule,
  giveSeatBack,
  renewCalendarFeed,
  setStars,
  takeSeat,
} from '@tuyuan/contract/conference/calendar.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

/** What everybody sees, and what the holder of a ticket made of it. */
const schedule = { type: 'Schedule', id: 'published' } as const;
const mine = { type: 'Schedule', id: 'mine' } as const;
const planned = { type: 'Schedule', id: 'planned' } as const;
const feed = { type: 'Schedule', id: 'feed' } as const;

export const conferenceCalendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query<ResultOf<typeof getCalendar>, ArgumentOf<typeof getCalendar>>({
      query: callOf<typeof getCalendar>('GET', '/api/services/app/conferenceData/GetCalendar'),
      providesTags: [schedule],
    }),
    getMySchedule: build.query<ResultOf<typeof getMySchedule>, ArgumentOf<typeof getMySchedule>>({
      query: callOf<typeof getMySchedule>('GET', '/api/services/app/conferenceCalendar/GetMine'),
      providesTags: [mine],
    }),
    setStars: build.mutation<ResultOf<typeof setStars>, ArgumentOf<typeof setStars>>({
      query: callOf<typeof setStars>('POST', '/api/services/app/conferenceCalendar/SetStars'),
      invalidatesTags: (_result, error) => (error ? [] : [planned]),
      // Known at once: a star that waits for the list to come anew would go out meanwhile.
      async onQueryStarted(_stars, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          conferenceCalendarApi.util.updateQueryData('getMySchedule', undefined, (draft) => {
            draft.stars = answer.data.stars;
          }),
        );
      },
    }),
    takeSeat: build.mutation<ResultOf<typeof takeSeat>, ArgumentOf<typeof takeSeat>>({
      query: callOf<typeof takeSeat>('POST', '/api/services/app/conferenceCalendar/TakeSeat'),
      invalidatesTags: [schedule, mine],
    }),
    confirmSeat: build.mutation<ResultOf<typeof confirmSeat>, ArgumentOf<typeof confirmSeat>>({
      query: callOf<typeof confirmSeat>('POST', '/api/services/app/conferenceCalendar/ConfirmSeat'),
      invalidatesTags: [schedule, mine],
    }),
    giveSeatBack: build.mutation<ResultOf<typeof giveSeatBack>, ArgumentOf<typeof giveSeatBack>>({
      query: callOf<typeof giveSeatBack>('POST', '/api/services/app/conferenceCalendar/GiveSeatBack'),
      invalidatesTags: [schedule, mine],
    }),
    getMyCalendar: build.query<ResultOf<typeof getMyCalendar>, ArgumentOf<typeof getMyCalendar>>({
      query: callOf<typeof getMyCalendar>('GET', '/api/services/app/conferenceCalendar/GetMyCalendar'),
      providesTags: [mine, planned],
    }),
    getCalendarFeed: build.query<ResultOf<typeof getCalendarFeed>, ArgumentOf<typeof getCalendarFeed>>({
      query: callOf<typeof getCalendarFeed>('GET', '/api/services/app/conferenceCalendar/GetFeed'),
      providesTags: [feed],
    }),
    renewCalendarFeed: build.mutation<ResultOf<typeof renewCalendarFeed>, ArgumentOf<typeof renewCalendarFeed>>({
      query: callOf<typeof renewCalendarFeed>('POST', '/api/services/app/conferenceCalendar/RenewFeed'),
      invalidatesTags: [feed],
    }),
  }),
});

export const {
  useGetCalendarQuery,
  useGetMyScheduleQuery,
  useSetStarsMutation,
  useTakeSeatMutation,
  useConfirmSeatMutation,
  useGiveSeatBackMutation,
  useGetMyCalendarQuery,
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
} = conferenceCalendarApi;
