import type { placeSession as endpoint } from '@tuyuan/contract/conference/schedule.ts';
import type { ArgumentOf, ResultOf } from '../endpoint-types.ts';
import { callOf } from '../route.ts';
import { scheduleRoutes } from '../routes/conference/schedule.generated.ts';
import { schedulePublishingRoutes } from '../routes/conference/schedule-publishing.generated.ts';
import { serviceApi } from '../service-api.ts';

const draft = { type: 'Schedule', id: 'draft' } as const;

interface Placing extends ArgumentOf<typeof endpoint> {
  readonly conferenceId: number;
}

const { placeSession, ...sessionRoutes } = scheduleRoutes;

/** A conference's schedule as the office arranges and publishes it; what readers see is in conference-calendar.ts. */
export const scheduleManagementApi = serviceApi(
  { ...sessionRoutes, ...schedulePublishingRoutes },
  {
    tags: [draft],
    tagsOf: {
      getSeatHolders: [],
      // A conference's version counts its schedules, too.
      publishSchedule: ['Schedule', 'Conference'],
      getScheduleVersions: ['Schedule'],
      compareSchedules: [],
    },
    keepUnusedDataFor: { getSeatHolders: 0, getScheduleDiff: 0 },
  },
).injectEndpoints({
  endpoints: (build) => ({
    placeSession: build.mutation<ResultOf<typeof endpoint>, Placing>({
      query: ({ conferenceId, ...place }) => callOf(placeSession)(place),
      invalidatesTags: (_result, error) => (error ? [draft] : []),
      // The answer alone is put there: asking for everything after every step would make it jump.
      async onQueryStarted({ conferenceId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          scheduleManagementApi.util.updateQueryData('getScheduleDraft', { id: conferenceId }, ({ sessions }) => {
            const index = sessions.findIndex(({ id }) => id === answer.data.id);
            if (index !== -1) sessions[index] = answer.data;
          }),
        );
      },
    }),
  }),
});

export const {
  useGetScheduleDraftQuery,
  useCreateSessionMutation,
  useUpdateSessionMutation,
  usePlaceSessionMutation,
  useRemoveSessionMutation,
  useDiscardSessionMutation,
  useGetSeatHoldersQuery,
  useGetScheduleDiffQuery,
  usePublishScheduleMutation,
  useGetScheduleVersionsQuery,
  useCompareSchedulesQuery,
} = scheduleManagementApi;
