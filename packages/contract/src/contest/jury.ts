import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { pageFields, pageOf } from '../paging.ts';
import { entryKinds } from './activity-words.ts';
import { juryKinds, juryStates, maxJuryNote, maxRanked } from './jury-words.ts';

export const OwnRound = z.object({
  id: idField,
  activityName: z.string(),
  number: count,
  kind: z.enum(juryKinds),
  state: z.enum(juryStates),
  /** Whether ballots are taken now. */
  isOpen: z.boolean(),
  /** Of the works that the caller may judge. */
  done: count,
  total: count,
  /** How often the caller gave each value, from 0 on; null until they have given enough of them. */
  habit: z.array(count).nullable(),
});
export type OwnRound = z.infer<typeof OwnRound>;

export const getMyRounds = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityJury/GetMyRounds',
  access: 'permission:Pages.Activities.Judge',
  summary: 'The rounds that the caller judges in, open ones first.',
  input: z.object({}),
  output: z.object({ items: z.array(OwnRound) }),
  errors: [],
});

/** A work as a juror sees it: nothing tells its author, its votes or what others gave. */
export const JuryWork = z.object({
  id: idField,
  number: count,
  kind: z.enum(entryKinds),
  categoryName: z.string(),
  title: z.string(),
  story: z.string(),
  pictures: z.array(coverSchema),
  /** The caller’s own; its value is null for a conflict of interest. */
  ballot: z.object({ value: count.nullable(), note: z.string() }).nullable(),
});
export type JuryWork = z.infer<typeof JuryWork>;

export const getQueue = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityJury/GetQueue',
  access: 'permission:Pages.Activities.Judge',
  summary:
    'Works that the caller has not judged yet, those with the fewest ballots first, or those that the caller has judged, the last first. Own works are left out.',
  input: z.object({ ...pageFields, roundId: idField, isDone: flagField.default(false) }),
  output: pageOf(JuryWork),
  errors: ['JuryRound.NotFound'],
});

export const setBallot = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityJury/SetBallot',
  access: 'permission:Pages.Activities.Judge',
  summary:
    'Gives the caller’s value for a work, or says that their interests conflict; replaces what they gave before.',
  input: z.object({
    roundId: idField,
    entryId: idField,
    /** 0 and 1 for no and yes, or 1 to 10; null for a conflict of interest. */
    value: z.int('请打分').min(0, '请打分').max(10, '最多 10 分').nullable(),
    note: textField(maxJuryNote).default(''),
  }),
  output: z.object({}),
  errors: ['JuryRound.NotFound', 'JuryRound.NotOpen', 'JuryBallot.BadValue', 'Entry.NotFound', 'Entry.OwnWork'],
});

export const undoBallot = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityJury/UndoBallot',
  access: 'permission:Pages.Activities.Judge',
  summary: 'Takes what the caller gave for a work back while the round is open.',
  input: z.object({ roundId: idField, entryId: idField }),
  output: z.object({}),
  errors: ['JuryRound.NotFound', 'JuryRound.NotOpen'],
});

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityJury/GetOrder',
  access: 'permission:Pages.Activities.Judge',
  summary:
    'All works of a round of ranking that the caller may judge, in the order that the caller gave them; conflicts of interest last. None unless ballots are taken or the caller has given an order.',
  input: z.object({ roundId: idField }),
  output: z.object({ items: z.array(JuryWork), isGiven: z.boolean() }),
  errors: ['JuryRound.NotFound'],
});

const workIds = z.array(idField, '请排好名次').max(maxRanked, `最多 ${maxRanked} 件`);

export const setOrder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityJury/SetOrder',
  access: 'permission:Pages.Activities.Judge',
  summary:
    'Gives the caller’s order of all works of a round that they may judge, the best first; replaces what they gave before.',
  input: z.object({
    roundId: idField,
    entryIds: workIds,
    /** Not put in order: their interests conflict. */
    conflicts: workIds.default([]),
  }),
  output: z.object({}),
  errors: ['JuryRound.NotFound', 'JuryRound.NotOpen', 'JuryBallot.WorksDiffer'],
});
