import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { versionField } from '../governed-fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { awardStates, maxAwards } from './award-words.ts';

/** A work that can win. */
const AwardWork = z.object({
  entryId: idField,
  number: count,
  title: z.string(),
  author: z.string(),
  /** On the board as it is now; null where it stands on none. */
  rank: count.nullable(),
  picture: coverSchema.nullable(),
});
export type AwardWork = z.infer<typeof AwardWork>;

export const ManagedAward = AwardWork.extend({
  id: idField,
  /** Null once the work is gone; what the certificate prints stays. */
  entryId: idField.nullable(),
  no: z.string(),
  prize: z.string(),
  state: z.enum(awardStates),
  /** Of a revocation. */
  reason: z.string(),
  publishedAt: wireTime.nullable(),
  revokedAt: wireTime.nullable(),
});
export type ManagedAward = z.infer<typeof ManagedAward>;

export const AwardDesk = z.object({
  name: z.string(),
  revision: count,
  prizes: z.array(z.object({ name: z.string(), places: count, reward: z.string() })),
  awards: z.array(ManagedAward),
  /** Whether there is a board to propose by. */
  hasBoard: z.boolean(),
  /** Why nothing can be published yet; "" if it can. */
  blocked: z.string(),
});
export type AwardDesk = z.infer<typeof AwardDesk>;

export const getAwardDesk = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityAward/GetList',
  access: 'permission:Pages.Activities.Edit',
  summary: 'The prizes of an activity and who is to get them, those revoked too.',
  input: z.object({ activityId: idField }),
  output: AwardDesk,
  errors: ['Activity.NotFound'],
});

export const getAwardProposal = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityAward/GetProposal',
  access: 'permission:Pages.Activities.Edit',
  summary:
    'The prizes in the order of the board as it is now. Works that share a place where a prize ends are left to the office.',
  input: z.object({ activityId: idField }),
  output: z.object({
    prizes: z.array(z.object({ name: z.string(), works: z.array(AwardWork), tied: z.array(AwardWork) })),
  }),
  errors: ['Activity.NotFound', 'Award.NoBoard'],
});

export const findAwardWork = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityAward/GetWork',
  access: 'permission:Pages.Activities.Edit',
  summary: 'The accepted work of that number.',
  input: z.object({ activityId: idField, number: z.coerce.number<number>('请填写作品编号').int().min(1).max(999_999) }),
  output: AwardWork,
  errors: ['Entry.NotFound'],
});

export const setAwards = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityAward/SetAwards',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Says who is to win beside those already published. What was chosen before and is not named is given up.',
  input: z.object({
    activityId: idField,
    revision: versionField,
    awards: listField(z.object({ prize: textField(30, 1), entryId: idField }), maxAwards),
  }),
  output: AwardDesk,
  errors: [
    'Activity.NotFound',
    'Activity.StateMismatch',
    'Award.ChangedMeanwhile',
    'Award.NoPrize',
    'Award.Twice',
    'Award.TooMany',
    'Award.WorkGone',
  ],
});

export const publishAwards = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityAward/Publish',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Shows the awards that were set to everybody with their authors’ names, and tells the winners.',
  input: z.object({ activityId: idField, revision: versionField }),
  output: AwardDesk,
  errors: [
    'Activity.NotFound',
    'Activity.StateMismatch',
    'Award.ChangedMeanwhile',
    'Award.NoneSet',
    'Award.WorkGone',
    'Award.StagesRun',
    'Award.ObjectionsOpen',
    'Award.RoundRuns',
    'Award.JuryUnpublished',
    'Award.VotesQuarantined',
    'Award.BoardMoves',
  ],
});

export const revokeAward = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityAward/Revoke',
  access: 'permission:Pages.Activities.Edit',
  summary: 'Takes a published award back for good, and tells its winner why; whoever checks its certificate reads it.',
  input: z.object({ id: idField, reason: textField(200, 1) }),
  output: AwardDesk,
  errors: ['Award.NotFound', 'Award.StateMismatch'],
});
