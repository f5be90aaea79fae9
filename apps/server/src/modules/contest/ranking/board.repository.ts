import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import { VoteSums } from '@tuyuan/contract/contest/rank-data.ts';
import { boardDelaySeconds, riskKinds } from '@tuyuan/contract/contest/rank-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { takesObjections } from '../objection/index.ts';
import { freezeFrom } from '../voting/index.ts';

const Work = z.object({
  id: z.int(),
  votes: z.int(),
  before: z.int(),
  removed: z.int(),
  days: z.array(z.int()),
});

/** Votes up to here are on the board: a minute ago, the freeze while it stands still, the end. */
const countedTo = sql`CASE WHEN vote_clock() >= a.vote_to + make_interval(secs => ${boardDelaySeconds}) THEN a.vote_to
  ELSE least(vote_clock() - make_interval(secs => ${boardDelaySeconds}), ${freezeFrom}) END`;
const isFrozen = sql`vote_clock() >= ${freezeFrom} + make_interval(secs => ${boardDelaySeconds}) AND vote_clock() < a.vote_to + make_interval(secs => ${boardDelaySeconds})`;

/** Activities whose board can have moved since it was made. */
export function findMovingBoards(db: Database): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.id FROM activity a LEFT JOIN vote_board b ON b.activity_id = a.id LEFT JOIN vote_chain c ON c.activity_id = a.id
      WHERE a.state = 'published' AND jsonb_typeof(a.rules -> 'voting') = 'object' AND vote_clock() >= a.vote_from
        AND (b.activity_id IS NULL OR CASE WHEN ${isFrozen} THEN b.counted_to < ${countedTo}
          ELSE b.counted_to < a.vote_to OR (b.sums ->> 'length')::int < c.seq END)
      ORDER BY a.id`,
  );
}

/**
 * Computes an activity's board and keeps it. Votes of the last minute are left out, those that are quarantined or removed by
 * now at once. While it is frozen the board that the freeze began with stays. Returns whether a board was made.
 */
export async function storeBoard(transaction: Database, activityId: number): Promise<boolean> {
  const stored = await findIds(
    transaction,
    sql`WITH given AS (SELECT a.id, ${countedTo} AS counted_to, ${isFrozen} AS is_frozen FROM activity a WHERE a.id = ${activityId} AND a.vote_to IS NOT NULL),
      counted AS (
        SELECT v.entry_id, count(*) FILTER (WHERE v.state = 'valid')::int AS votes, count(*) FILTER (WHERE v.state = 'removed')::int AS removed,
          count(*) FILTER (WHERE v.state = 'valid' AND v.cast_at <= g.counted_to - interval '1 day')::int AS before,
          count(*) FILTER (WHERE v.state = 'valid' AND v.cast_at > g.counted_to - interval '1 day')::int AS d0,
          count(*) FILTER (WHERE v.state = 'valid' AND v.cast_at > g.counted_to - interval '2 days' AND v.cast_at <= g.counted_to - interval '1 day')::int AS d1,
          count(*) FILTER (WHERE v.state = 'valid' AND v.cast_at > g.counted_to - interval '3 days' AND v.cast_at <= g.counted_to - interval '2 days')::int AS d2,
          count(*) FILTER (WHERE v.state = 'valid' AND v.cast_at > g.counted_to - interval '4 days' AND v.cast_at <= g.counted_to - interval '3 days')::int AS d3,
          count(*) FILTER (WHERE v.state = 'valid' AND v.cast_at > g.counted_to - interval '5 days' AND v.cast_at <= g.counted_to - interval '4 days')::int AS d4,
          count(*) FILTER (WHERE v.state = 'valid' AND v.cast_at > g.counted_to - interval '6 days' AND v.cast_at <= g.counted_to - interval '5 days')::int AS d5,
          count(*) FILTER (WHERE v.state = 'valid' AND v.cast_at > g.counted_to - interval '7 days' AND v.cast_at <= g.counted_to - interval '6 days')::int AS d6
        FROM given g JOIN vote v ON v.activity_id = g.id AND v.cast_at <= g.counted_to GROUP BY v.entry_id)
    INSERT INTO vote_board AS b (activity_id, counted_to, made_at, works, sums)
    SELECT g.id, g.counted_to, vote_clock(),
      coalesce((SELECT json_agg(json_build_object('id', e.id, 'votes', coalesce(c.votes, 0), 'before', coalesce(c.before, 0), 'removed', coalesce(c.removed, 0),
        'days', ARRAY[coalesce(d6, 0), coalesce(d5, 0), coalesce(d4, 0), coalesce(d3, 0), coalesce(d2, 0), coalesce(d1, 0), coalesce(d0, 0)]) ORDER BY e.number)
        FROM entry e LEFT JOIN counted c ON c.entry_id = e.id WHERE e.activity_id = g.id AND e.state = 'accepted' AND e.number IS NOT NULL), '[]'),
      coalesce((SELECT json_build_object('casts', casts, 'withdrawn', withdrawn, 'quarantined', quarantined, 'removed', removed, 'restored', restored,
        'valid', casts - withdrawn - quarantined - removed, 'length', seq, 'hash', hash) FROM vote_chain c WHERE c.activity_id = g.id),
        json_build_object('casts', 0, 'withdrawn', 0, 'quarantined', 0, 'removed', 0, 'restored', 0, 'valid', 0, 'length', 0, 'hash', repeat('0', 64)))
    FROM given g
    ON CONFLICT (activity_id) DO UPDATE SET counted_to = excluded.counted_to, made_at = excluded.made_at, works = excluded.works, sums = excluded.sums
      WHERE b.counted_to < excluded.counted_to OR NOT (SELECT is_frozen FROM given)
    RETURNING activity_id AS id`,
  );
  return stored.length > 0;
}

const BoardFacts = z.object({
  progressState: z.string(),
  now: z.date(),
  opensAt: z.date(),
  closesAt: z.date(),
  frozenFrom: z.date(),
  objectionsTo: z.date().nullable(),
  takesObjections: z.boolean(),
  openObjections: z.int(),
  hasVote: z.boolean(),
  hasJury: z.boolean(),
  juryShare: z.int(),
  showsVotes: z.boolean(),
  countedTo: z.date().nullable(),
  works: z.array(Work).nullable(),
  sums: VoteSums.nullable(),
});

const hasVote = sql`(a.vote_from IS NOT NULL AND jsonb_typeof(a.rules -> 'voting') = 'object')`;

/** Null where there is neither a vote nor a jury; with a jury alone the board opens when it ends. */
export function findBoard(db: Database, activityId: number) {
  return findOne(
    db,
    BoardFacts,
    sql`SELECT activity_progress(a, now()) AS progress_state, vote_clock() AS now, coalesce(a.vote_from, a.judge_to) AS opens_at, coalesce(a.vote_to, a.judge_to) AS closes_at,
      coalesce(${freezeFrom}, a.judge_to) AS frozen_from, a.publicity_to AS objections_to, ${takesObjections} AS takes_objections, a.open_objections,
      ${hasVote} AS has_vote, a.judge_to IS NOT NULL AS has_jury, coalesce((a.rules ->> 'juryShare')::int, 0) AS jury_share,
      coalesce((a.rules -> 'voting' ->> 'showsVotes')::boolean, false) AS shows_votes, b.counted_to, b.works, b.sums
    FROM activity a LEFT JOIN vote_board b ON b.activity_id = a.id
    WHERE a.id = ${activityId} AND a.state <> 'draft' AND (${hasVote} OR a.judge_to IS NOT NULL)`,
  );
}

const Excluded = z.object({ kind: z.enum(riskKinds), removed: z.int() });

/** Removed votes by what they have in common, the most first. */
export function findExcluded(db: Database, activityId: number) {
  return many(
    db,
    Excluded,
    sql`SELECT coalesce(g.kind, 'office') AS kind, count(*)::int AS removed FROM vote v LEFT JOIN vote_risk_group g ON g.id = v.risk_group_id
      WHERE v.activity_id = ${activityId} AND v.state = 'removed' GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
}

const Fact = z.object({ id: z.int(), number: z.int(), category: z.string(), isOwn: z.boolean(), shown: z.int() });

/** What places, categories and the wall's evenness need of each accepted work. */
export function listFacts(db: Database, activityId: number, userId: number | null) {
  return many(
    db,
    Fact,
    sql`SELECT id, number, category, coalesce(user_id = ${userId}::int, false) AS is_own, shown FROM entry
      WHERE activity_id = ${activityId} AND state = 'accepted' AND number IS NOT NULL`,
  );
}

const Picture = z.object({
  id: z.int(),
  title: z.string(),
  version: z.string(),
  width: z.int(),
  height: z.int(),
});

/** Title and first picture of works. */
export async function findPictures(db: Database, ids: readonly number[]) {
  const rows = await many(
    db,
    Picture,
    sql`SELECT e.id, e.title, i.version, i.width, i.height FROM entry e
      JOIN LATERAL (SELECT i.* FROM entry_image p JOIN image i ON i.id = p.image_id WHERE p.entry_id = e.id AND i.version IS NOT NULL ORDER BY p.position LIMIT 1) i ON true
      WHERE e.id = ANY(${idList(ids)})`,
  );
  return new Map(
    rows.map(({ id, version, ...picture }) => [id, { ...picture, path: workPicturePath(id, { version }, 640) }]),
  );
}

/** Activities whose vote has ended and whose voters were not told. */
export function findUntoldBoards(db: Database): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.id FROM vote_board b JOIN activity a ON a.id = b.activity_id
      WHERE NOT b.is_final_told AND b.counted_to >= a.vote_to ORDER BY a.id`,
  );
}

/** Marks a board as told; returns whether it was not yet. */
export async function markFinalBoard(transaction: Database, activityId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`UPDATE vote_board SET is_final_told = true WHERE activity_id = ${activityId} AND NOT is_final_told`,
  );
  return rowCount === 1;
}

/** Whose votes count in the end, or do not. */
export function findVoterIds(db: Database, activityId: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT DISTINCT voter_id AS id FROM vote WHERE activity_id = ${activityId} AND state <> 'withdrawn' ORDER BY 1`,
  );
}
