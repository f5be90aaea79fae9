import { calendarRoutes } from '../routes/conference/calendar.generated.ts';
import { serviceApi } from '../service-api.ts';

/** The published schedule, and the ticket holder's personal one. */
const schedule = { type: 'Schedule', id: 'published' } as const;
const mine = { type: 'Schedule', id: 'mine' } as const;
const planned = { type: 'Schedule', id: 'planned' } as const;
const feed = { type: 'Schedule', id: 'feed' } as const;

export const conferenceCalendarApi = serviceApi(calendarRoutes, {
  tags: [schedule, mine],
  tagsOf: {
    getMySchedule: [mine],
    setStars: [planned],
    getMyCalendar: [mine, planned],
    getCalendarFeed: [feed],
    renewCalendarFeed: [feed],
  },
  onSuccess: ['setStars'],
});

export const {
  useGetMyScheduleQuery,
  useSetStarsMutation,
  useTakeSeatMutation,
  useConfirmSeatMutation,
  useReturnSeatMutation,
  useGetMyCalendarQuery,
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
} = conferenceCalendarApi;

conferenceCalendarApi.enhanceEndpoints({
  endpoints: {
    setStars: {
      // Updates the cache at once: a star that waits for the list to reload would flicker.
      async onQueryStarted(_stars, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          conferenceCalendarApi.util.updateQueryData('getMySchedule', undefined, (draft) => {
            draft.stars = answer.data.stars;
          }),
        );
      },
    },
  },
});
