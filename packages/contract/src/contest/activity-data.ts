import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { ActivityRules, Stages } from './activity-rules.ts';
import { activityActions, entrantStates, progressStates } from './activity-words.ts';

export const ActivityCard = z.object({
  id: idField,
  name: z.string(),
  description: z.string(),
  /** Path of the picture, or "". */
  cover: z.string(),
  /** Of the first stage and of the last. */
  startTime: wireTime,
  endTime: wireTime,
  registerStartTime: wireTime,
  registerEndTime: wireTime,
  progressState: z.enum(progressStates),
  /** The next moment at which something ends or begins; null when all is over. */
  deadline: wireTime.nullable(),
  /** Accepted works, and people who take part. */
  works: count,
  entrants: count,
  /** The first prize's reward, or "". */
  reward: z.string(),
  /** Whether the caller takes part. */
  isMine: z.boolean(),
  cancelledReason: z.string(),
  /** The first of the highest prize that is published; null without awards. */
  winner: z.object({ prize: z.string(), author: z.string(), title: z.string() }).nullable(),
});
export type ActivityCard = z.infer<typeof ActivityCard>;

export const getActivities = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetList',
  access: 'public',
  summary:
    'Activities that can be seen: those that run, the most urgent first, then those to come, then those that are over.',
  input: z.object({
    ...pageFields,
    /** `mine`: those that the caller takes part in. */
    scope: z.enum(['all', 'mine', 'ended'], '不支持这个列表').default('all'),
    states: listField(z.enum(progressStates), progressStates.length),
  }),
  output: pageOf(ActivityCard),
  errors: [],
});

export const ActivityDifference = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type ActivityDifference = z.infer<typeof ActivityDifference>;

export const ActivityChange = z.object({
  id: idField,
  reason: z.string(),
  differences: z.array(ActivityDifference),
  changedAt: wireTime,
});
export type ActivityChange = z.infer<typeof ActivityChange>;

export const ActivityInfo = ActivityCard.extend({
  /** Cleaned HTML. */
  detail: z.string(),
  organiser: z.string(),
  place: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  directions: z.string(),
  stages: Stages,
  rules: ActivityRules,
  /** What the server permits the caller now. */
  allowActions: z.array(z.enum(activityActions)),
  /** The caller's registration; null without one. */
  entrant: z.object({ state: z.enum(entrantStates), reason: z.string(), rightsVersion: count }).nullable(),
  /** Own works that are not withdrawn. */
  ownWorks: count,
  /** The newest first. */
  changes: z.array(ActivityChange),
});
export type ActivityInfo = z.infer<typeof ActivityInfo>;

export const getActivity = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/Get',
  access: 'public',
  summary: 'One activity with its rules and what the caller may do now.',
  input: z.object({ id: idField }),
  output: ActivityInfo,
  errors: ['Activity.NotFound'],
});
