import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';
import type { RiskGroup } from './find-risk.policy.ts';

/** Activities with votes that were not looked at when they were new; those that ended lately too. */
export function findWatchedActivities(db: Database): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.id FROM activity a JOIN vote_chain c ON c.activity_id = a.id
      WHERE a.state = 'published' AND a.vote_to > vote_clock() - interval '1 hour' AND c.at > vote_clock() - interval '1 hour' ORDER BY a.id`,
  );
}

const Watched = z.object({
  id: z.int(),
  entryId: z.int(),
  voterId: z.int(),
  at: z.number(),
  minuteOfDay: z.int(),
  address: z.string(),
  device: z.string(),
  channel: z.string(),
  ageHours: z.number(),
});

const maxWatched = 200_000;

/** Votes of the last day, the last first; those that the office looked at are left out, and groups that it found harmless. */
export function findWatchedVotes(db: Database, activityId: number, timeZone: string) {
  return many(
    db,
    Watched,
    sql`SELECT v.id, v.entry_id, v.voter_id, (extract(epoch FROM v.cast_at) * 1000)::float8 AS at,
      (extract(epoch FROM (v.cast_at AT TIME ZONE ${timeZone}::text)::time) / 60)::int AS minute_of_day, v.address_mark AS address, v.device_mark AS device, v.channel,
      greatest(0, extract(epoch FROM v.cast_at - u.created_at) / 3600)::float8 AS age_hours
    FROM vote v JOIN app_user u ON u.id = v.voter_id
    WHERE v.activity_id = ${activityId} AND v.state IN ('valid', 'quarantined') AND NOT v.is_cleared AND v.cast_at > vote_clock() - interval '1 day'
    ORDER BY v.cast_at DESC LIMIT ${maxWatched}`,
  );
}

const bigints = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** Moves those of the votes whose state allows it, logs each with the reason, and returns them. */
export function moveVotes(
  transaction: Database,
  activityId: number,
  { ids, move, reason }: { ids: readonly number[]; move: 'quarantine' | 'remove' | 'restore'; reason: string },
): Promise<number[]> {
  return findIds(transaction, sql`SELECT move_votes(${activityId}::int, ${bigints(ids)}, ${move}, ${reason}) AS id`);
}

/** Quarantines what of a group counts yet, under the group that is open for its source. */
export async function quarantineGroup(
  transaction: Database,
  activityId: number,
  { kind, entryId, source, reason, score, votes }: RiskGroup,
): Promise<void> {
  const times = votes.map(({ at }) => at);
  const at = (moment: number) => new Date(moment).toISOString();
  const [first, last] = [at(Math.min(...times)), at(Math.max(...times))];
  const ids = bigints(votes.map(({ id }) => id));
  const fresh = await findIds(transaction, sql`SELECT id FROM vote WHERE id = ANY(${ids}) AND state = 'valid'`);
  // Of a source that the office found harmless nothing is taken off again.
  const cleared = await findIds(
    transaction,
    sql`SELECT id FROM vote_risk_group WHERE activity_id = ${activityId} AND entry_id = ${entryId} AND kind = ${kind} AND source = ${source} AND state = 'restored'`,
  );
  if (fresh.length === 0 || cleared.length > 0) return;
  const groupId = await oneId(
    transaction,
    sql`INSERT INTO vote_risk_group AS g (activity_id, entry_id, kind, source, reason, score, first_at, last_at)
      VALUES (${activityId}, ${entryId}, ${kind}, ${source}, ${reason}, ${score}, ${first}, ${last})
      ON CONFLICT (activity_id, entry_id, kind, source) WHERE state = 'quarantined'
      DO UPDATE SET reason = excluded.reason, score = excluded.score, first_at = least(g.first_at, excluded.first_at), last_at = greatest(g.last_at, excluded.last_at)
      RETURNING id`,
  );
  const moved = await moveVotes(transaction, activityId, { ids: fresh, move: 'quarantine', reason });
  await transaction.execute(sql`UPDATE vote SET risk_group_id = ${groupId} WHERE id = ANY(${bigints(moved)})`);
}
