import { Ballot, OwnVote, VoteLine, VotesLeft } from '@tuyuan/contract/contest/vote-data.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { findPrepared, manyPrepared, runPrepared } from '../../../platform/database/run-prepared.ts';

export interface CastVote {
  entry: number;
  voter: number;
  pseudonym: string;
  address: string;
  device: string;
  channel: string;
}

export const VoteOutcome = z.enum([
  'cast',
  'noWork',
  'closed',
  'inactive',
  'ownWork',
  'noPhone',
  'noneToday',
  'noneInAll',
  'noneInCategory',
]);
export type VoteOutcome = z.infer<typeof VoteOutcome>;
const Decided = z.object({ place: z.int(), outcome: VoteOutcome });

/** Decides each of the votes on its own, in their order, in one transaction; returns what became of each. */
export async function castVotes(
  db: Database,
  { activityId, timeZone, votes }: { activityId: number; timeZone: string; votes: readonly CastVote[] },
): Promise<VoteOutcome[]> {
  const ballots = JSON.stringify(votes.map((vote, place) => ({ place, ...vote })));
  const rows = await runPrepared(db, sql`SELECT * FROM cast_votes(${activityId}::int, ${timeZone}, ${ballots}::jsonb)`);
  return z
    .array(Decided)
    .parse(rows)
    .toSorted((a, b) => a.place - b.place)
    .map(({ outcome }) => outcome);
}

const Withdrawal = z.object({ outcome: z.enum(['withdrawn', 'noVote', 'late']) });

export async function withdrawVote(
  transaction: Database,
  { activityId, entryId, voterId }: { activityId: number; entryId: number; voterId: number },
): Promise<z.infer<typeof Withdrawal>['outcome']> {
  const statement = sql`SELECT withdraw_vote(${activityId}::int, ${entryId}::int, ${voterId}::int) AS outcome`;
  return (await one(transaction, Withdrawal, statement)).outcome;
}

/** From here on the board stands still and voters read what was not counted. */
export const freezeFrom = sql`a.vote_to - make_interval(hours => coalesce((a.rules -> 'voting' ->> 'freezeHours')::int, 0))`;
const takeBackUntil = sql`least(a.vote_to, v.cast_at + make_interval(mins => (a.rules -> 'voting' ->> 'takeBackMinutes')::int))`;

const OwnRow = OwnVote.extend({ castAt: z.date(), takeBackUntil: z.date().nullable() });
const ownVotes = (timeZone: string, where: SQL) => sql`
  SELECT v.entry_id, e.number, e.title, v.cast_at, v.day = (vote_clock() AT TIME ZONE ${timeZone}::text)::date AS is_today, v.seq, v.receipt,
    l.prev_hash AS previous, CASE WHEN v.state <> 'removed' AND ${takeBackUntil} > vote_clock() THEN ${takeBackUntil} END AS take_back_until,
    CASE WHEN vote_clock() < ${freezeFrom} THEN 'cast' WHEN v.state = 'valid' THEN 'counted' ELSE 'excluded' END AS fate,
    CASE WHEN v.state IN ('quarantined', 'removed') AND vote_clock() >= ${freezeFrom} THEN v.reason ELSE '' END AS excluded_reason
  FROM vote v JOIN entry e ON e.id = v.entry_id JOIN activity a ON a.id = v.activity_id
  JOIN vote_log l ON l.activity_id = v.activity_id AND l.seq = v.seq
  WHERE v.state <> 'withdrawn' AND ${where}`;

interface Voter {
  activityId: number;
  voterId: number;
  timeZone: string;
}

/** The caller's votes that stand, the newest first. */
export function findOwnVotes(db: Database, { activityId, voterId, timeZone }: Voter) {
  const where = sql`v.voter_id = ${voterId} AND v.activity_id = ${activityId}`;
  return manyPrepared(db, OwnRow, sql`${ownVotes(timeZone, where)} ORDER BY v.seq DESC`);
}

export function findOwnVote(
  db: Database,
  { voterId, timeZone, entryId }: Omit<Voter, 'activityId'> & { entryId: number },
) {
  return findPrepared(db, OwnRow, ownVotes(timeZone, sql`v.voter_id = ${voterId} AND v.entry_id = ${entryId}`));
}

const taken = (scope: SQL) =>
  sql`coalesce((SELECT q.taken FROM vote_quota q WHERE q.voter_id = v.voter AND q.activity_id = a.id AND q.scope = ${scope}), 0)`;
const BallotRow = Ballot.omit({ votes: true, left: true }).extend({
  opensAt: z.date().nullable(),
  closesAt: z.date().nullable(),
  ...VotesLeft.shape,
  byCategory: z.array(z.object({ category: z.string(), left: z.int() })),
  inAll: z.int(),
  leftInAll: z.int(),
});

/** Rules, times and what the voter has left; null where there is no such vote. */
export function findBallot(
  db: Database,
  { activityId, voterId, timeZone }: Omit<Voter, 'voterId'> & { voterId: number | null },
) {
  const limit = (name: string) => sql`(a.rules -> 'voting' ->> ${sql.raw(`'${name}'`)})::int`;
  return findPrepared(
    db,
    BallotRow,
    sql`SELECT a.state = 'published' AND v.now >= a.vote_from AND v.now < a.vote_to AS is_open, a.vote_from AS opens_at, a.vote_to AS closes_at,
      ${limit('perDay')} AS per_day, ${limit('inAll')} AS in_all, ${limit('takeBackMinutes')} AS take_back_minutes,
      a.rules -> 'voting' ->> 'voters' = 'phone' AND EXISTS (SELECT FROM app_user u WHERE u.id = v.voter AND u.phone IS NULL) AS lacks_phone,
      greatest(0, least(${limit('perDay')} - ${taken(sql`v.day`)}, ${limit('inAll')} - ${taken(sql`'all'`)})) AS today,
      greatest(0, ${limit('inAll')} - ${taken(sql`'all'`)}) AS left_in_all,
      coalesce((SELECT json_agg(json_build_object('category', c.key, 'left', greatest(0, ${limit('perCategoryDay')} - ${taken(sql`v.day || ' ' || c.key`)})) ORDER BY c.place)
        FROM (SELECT value ->> 'key' AS key, place FROM jsonb_array_elements(a.rules -> 'categories') WITH ORDINALITY AS listed(value, place)) c WHERE ${limit('perCategoryDay')} IS NOT NULL), '[]') AS by_category
    FROM activity a, (SELECT ${voterId}::int AS voter, vote_clock() AS now, (vote_clock() AT TIME ZONE ${timeZone}::text)::date::text AS day) v
    WHERE a.id = ${activityId} AND a.state <> 'draft' AND a.vote_from IS NOT NULL AND jsonb_typeof(a.rules -> 'voting') = 'object'`,
  );
}

const lineColumns = sql`l.seq, l.kind, l.work, l.voter, vote_time(l.at) AS at, l.reason, l.prev_hash AS previous, l.hash`;

/** The line of a receipt, or none where its hash is another. */
export function findLine(db: Database, activityId: number, { seq, receipt }: { seq: number; receipt: string }) {
  return many(
    db,
    VoteLine,
    sql`SELECT ${lineColumns} FROM vote_log l WHERE l.activity_id = ${activityId} AND l.seq = ${seq} AND l.hash = ${receipt}`,
  );
}

/** What was written of that vote later. */
export function findLaterLines(
  db: Database,
  activityId: number,
  { seq, voter, work }: Pick<VoteLine, 'seq' | 'voter' | 'work'>,
) {
  return many(
    db,
    VoteLine,
    sql`SELECT ${lineColumns} FROM vote_log l WHERE l.activity_id = ${activityId} AND l.seq > ${seq} AND l.voter = ${voter} AND l.work = ${work}
      ORDER BY l.seq LIMIT 50`,
  );
}

/** Every line up to one, in order. */
export const logLines = (activityId: number, length: number): SQL =>
  sql`SELECT ${lineColumns} FROM vote_log l WHERE l.activity_id = ${activityId} AND l.seq <= ${length} ORDER BY l.seq`;

const LogHead = z.object({
  name: z.string(),
  /** Whether the vote has ended. */
  isOver: z.boolean(),
  voting: z.unknown(),
  length: z.int(),
  hash: z.string(),
  /** Work by number: its category and its votes at that line. */
  works: z.array(z.object({ number: z.int(), category: z.string(), votes: z.int() })),
});

/** The log's end with the board as it stands there; null where there is no such vote. */
export function findLogHead(db: Database, activityId: number) {
  return findPrepared(
    db,
    LogHead,
    sql`SELECT a.name, vote_clock() >= a.vote_to AS is_over, a.rules -> 'voting' AS voting, coalesce(c.seq, 0) AS length, coalesce(c.hash, repeat('0', 64)) AS hash,
      coalesce((SELECT json_agg(json_build_object('number', e.number, 'category', e.category, 'votes', e.votes) ORDER BY e.number)
        FROM entry e WHERE e.activity_id = a.id AND (e.state = 'accepted' OR e.votes > 0)), '[]') AS works
    FROM activity a LEFT JOIN vote_chain c ON c.activity_id = a.id
    WHERE a.id = ${activityId} AND a.state <> 'draft' AND a.vote_from IS NOT NULL AND jsonb_typeof(a.rules -> 'voting') = 'object'`,
  );
}
