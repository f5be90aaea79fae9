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

/** Editing and publishing of a conference's schedule; the readers' calls are in conference-calendar.ts. */
export const scheduleManagementApi = serviceApi(
  { ...sessionRoutes, ...schedulePublishingRoutes },
  {
    tags: [draft],
    tagsOf: {
      getSeatHolders: [],
      // A schedule publication also increases the conference's version.
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
      // Updates only the session in the answer: reloading everything after each step would make the view jump.
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
