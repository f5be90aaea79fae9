import type {
  createSession,
  discardSession,
  getScheduleDraft,
  getSeatHolders,
  placeSession,
  removeSession,
  updateSession,
} from '@tuyuan/contract/conference/schedule.ts';
import type {
  compareSchedules,
  getScheduleDiff,
  getScheduleVersions,
  publishSchedule,
} from '@tuyuan/contract/conference/schedule-publishing.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const service = '/api/services/app/conferenceSchedule' as const;
const draft = { type: 'Schedule', id: 'draft' } as const;

interface Placing extends ArgumentOf<typeof placeSession> {
  readonly conferenceId: number;
}

const callPlace = callOf<typeof placeSession>('POST', `${service}/PlaceSession`);

/** A conference's schedule as the office arranges and publishes it; what readers see is in conference-calendar.ts. */
export const scheduleManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getScheduleDraft: build.query<ResultOf<typeof getScheduleDraft>, ArgumentOf<typeof getScheduleDraft>>({
      query: callOf<typeof getScheduleDraft>('GET', `${service}/GetDraft`),
      providesTags: [draft],
    }),
    createSession: build.mutation<ResultOf<typeof createSession>, ArgumentOf<typeof createSession>>({
      query: callOf<typeof createSession>('POST', `${service}/CreateSession`),
      invalidatesTags: [draft],
    }),
    updateSession: build.mutation<ResultOf<typeof updateSession>, ArgumentOf<typeof updateSession>>({
      query: callOf<typeof updateSession>('PUT', `${service}/UpdateSession`),
      invalidatesTags: [draft],
    }),
    placeSession: build.mutation<ResultOf<typeof placeSession>, Placing>({
      query: ({ conferenceId, ...place }) => callPlace(place),
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
    removeSession: build.mutation<ResultOf<typeof removeSession>, ArgumentOf<typeof removeSession>>({
      query: callOf<typeof removeSession>('POST', `${service}/RemoveSession`),
      invalidatesTags: [draft],
    }),
    discardSession: build.mutation<ResultOf<typeof discardSession>, ArgumentOf<typeof discardSession>>({
      query: callOf<typeof discardSession>('POST', `${service}/DiscardSession`),
      invalidatesTags: [draft],
    }),
    getSeatHolders: build.query<ResultOf<typeof getSeatHolders>, ArgumentOf<typeof getSeatHolders>>({
      query: callOf<typeof getSeatHolders>('GET', `${service}/GetSeatHolders`),
      keepUnusedDataFor: 0,
    }),
    getScheduleDiff: build.query<ResultOf<typeof getScheduleDiff>, ArgumentOf<typeof getScheduleDiff>>({
      query: callOf<typeof getScheduleDiff>('GET', `${service}/GetDiff`),
      providesTags: [draft],
      keepUnusedDataFor: 0,
    }),
    publishSchedule: build.mutation<ResultOf<typeof publishSchedule>, ArgumentOf<typeof publishSchedule>>({
      query: callOf<typeof publishSchedule>('POST', `${service}/Publish`),
      // A conference's version counts its schedules, too.
      invalidatesTags: ['Schedule', 'Conference'],
    }),
    getScheduleVersions: build.query<ResultOf<typeof getScheduleVersions>, ArgumentOf<typeof getScheduleVersions>>({
      query: callOf<typeof getScheduleVersions>('GET', `${service}/GetVersions`),
      providesTags: ['Schedule'],
    }),
    compareSchedules: build.query<ResultOf<typeof compareSchedules>, ArgumentOf<typeof compareSchedules>>({
      query: callOf<typeof compareSchedules>('GET', `${service}/Compare`),
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
