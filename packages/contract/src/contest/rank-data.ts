import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { boardStates, riskKinds } from './rank-words.ts';

export const RankedWork = z.object({
  id: idField,
  number: count,
  title: z.string(),
  category: z.string(),
  /** The first picture, 640 px wide. */
  path: z.string(),
  width: count,
  height: count,
  /** Works with as many votes share a place; once the jury counts none do. */
  rank: count,
  /** Between these places it may stand, as votes go up and down by chance. */
  rankFrom: count,
  rankTo: count,
  /** From 0 to 100, and both by their shares; null before the jury is counted, and where the rules don’t tell votes. */
  juryScore: z.number().nullable(),
  crowdScore: z.number().nullable(),
  total: z.number().nullable(),
  /** Made by now, and those without an answer. */
  objections: z.object({ made: count, open: count }),
  /** Null where the rules don’t tell them. */
  votes: count.nullable(),
  removed: count.nullable(),
  /** Votes of each of the last seven days, the oldest first; null as `votes`. */
  days: z.array(count).nullable(),
  /** Places won since the day before; null for a work that had none, and once the jury counts. */
  change: z.int().nullable(),
  isOwn: z.boolean(),
});
export type RankedWork = z.infer<typeof RankedWork>;

export const VoteSums = z.object({
  casts: count,
  withdrawn: count,
  quarantined: count,
  removed: count,
  restored: count,
  valid: count,
  /** Of the log: its lines and the hash of the last. */
  length: count,
  hash: z.string(),
});
export type VoteSums = z.infer<typeof VoteSums>;

export const Board = z.object({
  state: z.enum(boardStates),
  /** Votes up to this moment are on the board; null before the first one is made. */
  countedTo: wireTime.nullable(),
  opensAt: wireTime,
  frozenFrom: wireTime,
  closesAt: wireTime,
  showsVotes: z.boolean(),
  hasVote: z.boolean(),
  /** Per cent that jury and crowd count. */
  shares: z.object({ jury: count, crowd: count }),
  /** Whether the jury’s scores are public and in the places; never while anybody votes or judges. */
  isJuryCounted: z.boolean(),
  /** Until when objections are made; null without such a stage. */
  objectionsTo: wireTime.nullable(),
  takesObjections: z.boolean(),
  /** Places are not final while there are any. */
  openObjections: count,
  totalCount: count,
  items: z.array(RankedWork),
  /** The caller’s, wherever they stand. */
  own: z.array(RankedWork),
  /** How the log’s sums and the board fit together; null where votes are withheld. */
  sums: VoteSums.nullable(),
  /** Votes on the board: `valid` but for those of the last minute. */
  onBoard: count.nullable(),
  /** Removed and quarantined ones by what they have in common. */
  excluded: z.array(z.object({ kind: z.enum(riskKinds), removed: count })),
  /** Unevenness of what was shown: 0 is even; null before anything was. */
  gini: z.number().nullable(),
});
export type Board = z.infer<typeof Board>;

export const getRank = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetRank',
  access: 'public',
  summary: 'The board: a minute late, still in the last hours, final after the end.',
  input: z.object({
    activityId: idField,
    category: textField(30).default(''),
    skipCount: z.coerce.number<number>().int().min(0).max(10_000).default(0),
    maxResultCount: z.coerce.number<number>().int().min(1).max(100, '最多 100 件').default(50),
  }),
  output: Board,
  errors: ['Vote.None'],
});
