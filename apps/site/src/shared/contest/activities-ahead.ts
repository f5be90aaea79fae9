import type { getActivities } from '@tuyuan/contract/contest/activity-data.ts';
import type { RequestOf } from '@tuyuan/contract/endpoint.ts';

/** Returns the argument for the first `count` activities that run, the most urgent first, or are to come. */
export function activitiesAhead(count: number) {
  return {
    maxResultCount: count,
    states: ['submitting', 'reviewing', 'voting', 'judging', 'publicity', 'preview'],
  } satisfies RequestOf<typeof getActivities>;
}
