import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { voteFates, voteLineKinds } from './vote-words.ts';

/** How many votes the caller has left. */
export const VotesLeft = z.object({
  today: count,
  inAll: count,
  /** Today's of each category, where the rules limit these. */
  byCategory: z.array(z.object({ category: z.string(), left: count })),
});
export type VotesLeft = z.infer<typeof VotesLeft>;

export const OwnVote = z.object({
  entryId: idField,
  number: count,
  title: z.string(),
  castAt: wireTime,
  /** Whether it is one of today's. */
  isToday: z.boolean(),
  /** Its line in the log, the hash of that line and of the one before. */
  seq: count,
  receipt: z.string(),
  previous: z.string(),
  /** Until when it can be taken back; null once it can't be. */
  takeBackUntil: wireTime.nullable(),
  fate: z.enum(voteFates),
  /** Why it is not counted, told once the board stands still; "" if it is. */
  excludedReason: z.string(),
});
export type OwnVote = z.infer<typeof OwnVote>;

export const Ballot = z.object({
  isOpen: z.boolean(),
  opensAt: wireTime.nullable(),
  closesAt: wireTime.nullable(),
  perDay: count,
  inAll: count,
  takeBackMinutes: count,
  /** The rules want a confirmed number that the caller doesn't have. */
  lacksPhone: z.boolean(),
  left: VotesLeft,
  /** The caller's that stand, the newest first. */
  votes: z.array(OwnVote),
});
export type Ballot = z.infer<typeof Ballot>;

export const getBallot = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetBallot',
  access: 'public',
  summary: 'The vote’s times, what the caller has left of it, and the caller’s votes with their receipts.',
  input: z.object({ activityId: idField }),
  output: Ballot,
  errors: ['Vote.None'],
});

const refusals = [
  'Vote.Closed',
  'Vote.NoWork',
  'Vote.OwnWork',
  'Vote.NoPhone',
  'Vote.Inactive',
  'Vote.NoneToday',
  'Vote.NoneInAll',
  'Vote.NoneInCategory',
] as const;

// The vote itself makes it idempotent, and its own log records it: the office’s record of calls would tell who voted for what.
export const doVote = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/DoVote',
  access: 'user',
  summary: 'Votes for a work. Again it answers the same vote.',
  input: z.object({
    activityId: idField,
    entryId: idField,
    /** The shared link that led here. */
    channel: textField(40).default(''),
  }),
  output: z.object({ vote: OwnVote, left: VotesLeft }),
  errors: ['Activity.NotFound', ...refusals],
  audited: false,
  inPerson: true,
});

export const takeBackVote = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/activityData/TakeBackVote',
  access: 'user',
  summary: 'Takes a vote back within the rules’ minutes; it can be given again. Again it changes nothing.',
  input: z.object({ activityId: idField, entryId: idField }),
  output: VotesLeft,
  errors: ['Activity.NotFound', 'Vote.None', 'Vote.TooLate'],
  audited: false,
  inPerson: true,
});

export const VoteLine = z.object({
  seq: count,
  kind: z.enum(voteLineKinds),
  /** Number of the work. */
  work: count,
  /** A keyed hash: the same voter's lines have the same one within an activity. */
  voter: z.string(),
  /** UTC, microseconds: the text that is hashed. */
  at: z.string(),
  reason: z.string(),
  previous: z.string(),
  hash: z.string(),
});
export type VoteLine = z.infer<typeof VoteLine>;

export const findVoteLines = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/FindVoteLines',
  access: 'public',
  summary: 'The line of the log that a receipt stands for, and what later happened to that vote.',
  input: z.object({
    activityId: idField,
    seq: idField,
    receipt: z.string().regex(/^[0-9a-f]{64}$/, '回执是 64 位的数字和 a 到 f'),
  }),
  output: z.object({
    /** The first is the receipt's; none for an unknown receipt. */
    lines: z.array(VoteLine),
    /** Of the whole log. */
    length: count,
    hash: z.string(),
    /** Whether the caller may read the whole log. */
    isPublic: z.boolean(),
  }),
  errors: ['Activity.NotFound'],
});
