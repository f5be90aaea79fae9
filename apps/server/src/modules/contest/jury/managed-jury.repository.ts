import { JuryProgress, ManagedJuror, ManagedRound } from '@tuyuan/contract/contest/jury-management.ts';
import type { JuryKind } from '@tuyuan/contract/contest/jury-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';
import { isStageOn, judgeable } from './jury-parts.repository.ts';

const Frame = z.object({
  name: z.string(),
  judgeFrom: z.date().nullable(),
  judgeTo: z.date().nullable(),
  isStageOn: z.boolean(),
});

export function findJuryFrame(db: Database, activityId: number) {
  return findOne(
    db,
    Frame,
    sql`SELECT a.name, a.judge_from, a.judge_to, ${isStageOn} AS is_stage_on FROM activity a WHERE a.id = ${activityId}`,
  );
}

const Juror = ManagedJuror.extend({ addedAt: z.date() });

export function findJurors(db: Database, activityId: number) {
  return many(
    db,
    Juror,
    sql`SELECT u.id, u.nick_name AS name, u.user_name, j.added_at, j.removed_at IS NOT NULL AS is_removed
      FROM juror j JOIN app_user u ON u.id = j.user_id WHERE j.activity_id = ${activityId} ORDER BY j.removed_at IS NOT NULL, j.added_at, u.id`,
  );
}

const Round = ManagedRound.omit({ progress: true }).extend({
  openedAt: z.date().nullable(),
  closedAt: z.date().nullable(),
});

export function findRounds(db: Database, activityId: number) {
  return many(
    db,
    Round,
    sql`SELECT r.id, r.number, r.kind, r.quorum, r.best_of, r.state, n.works, n.below_quorum, r.closing_reason, r.opened_at, r.closed_at
      FROM jury_round r CROSS JOIN LATERAL (
        SELECT count(*)::int AS works, count(*) FILTER (WHERE (SELECT count(*) FROM jury_ballot b
          WHERE b.round_id = r.id AND b.entry_id = x.entry_id AND b.value IS NOT NULL) < r.quorum)::int AS below_quorum
        FROM jury_work x JOIN entry w ON w.id = x.entry_id AND w.state = 'accepted' WHERE x.round_id = r.id) n
      WHERE r.activity_id = ${activityId} ORDER BY r.number DESC`,
  );
}

const Progress = JuryProgress.extend({ roundId: z.int() });

/** Of every round of the activity: who judges in it or did, and how far they are. */
export function findProgress(db: Database, activityId: number) {
  return many(
    db,
    Progress,
    sql`SELECT r.id AS round_id, j.user_id AS juror_id, n.done, n.total, CASE WHEN r.closed_at IS NULL THEN j.removed_at IS NULL AND n.done < n.total
        ELSE j.user_id = ANY(r.missing_jurors) END AS is_missing
      FROM jury_round r JOIN juror j ON j.activity_id = r.activity_id CROSS JOIN LATERAL (
        SELECT count(*)::int AS total, count(b.juror_id)::int AS done FROM ${judgeable}
        LEFT JOIN jury_ballot b ON b.round_id = r.id AND b.entry_id = w.id AND b.juror_id = j.user_id) n
      WHERE r.activity_id = ${activityId} AND r.state <> 'draft'
        AND (n.done > 0 OR (j.removed_at IS NULL AND (r.closed_at IS NULL OR j.added_at < r.closed_at)))
      ORDER BY r.id, j.added_at, j.user_id`,
  );
}

/** Returns whether they were not one before. */
export async function insertJuror(
  transaction: Database,
  { activityId, userId, addedBy }: { activityId: number; userId: number; addedBy: number },
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO juror AS j (activity_id, user_id, added_by) VALUES (${activityId}, ${userId}, ${addedBy})
    ON CONFLICT (activity_id, user_id) DO UPDATE SET removed_at = NULL, added_by = excluded.added_by, added_at = now()
    WHERE j.removed_at IS NOT NULL`);
  return rowCount === 1;
}

/** Returns false where there never was such a juror. */
export async function storeRemoval(db: Database, activityId: number, userId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE juror SET removed_at = coalesce(removed_at, now()) WHERE activity_id = ${activityId} AND user_id = ${userId}`);
  return rowCount === 1;
}

const Last = z.object({ number: z.int(), isUnfinished: z.boolean() });

/** Holds the activity until the transaction ends; returns its last round, or null where it has none. */
export async function lockLastRound(transaction: Database, activityId: number) {
  await transaction.execute(sql`SELECT FROM activity WHERE id = ${activityId} FOR NO KEY UPDATE`);
  return findOne(
    transaction,
    Last,
    sql`SELECT number, state IN ('draft', 'open', 'paused') AS is_unfinished FROM jury_round
      WHERE activity_id = ${activityId} ORDER BY number DESC LIMIT 1`,
  );
}

interface NewRound {
  activityId: number;
  number: number;
  kind: JuryKind;
  quorum: number;
  bestOf: number | null;
  createdBy: number;
}

export function insertRound(transaction: Database, round: NewRound): Promise<number> {
  const { activityId, number, kind, quorum, bestOf, createdBy } = round;
  return oneId(
    transaction,
    sql`INSERT INTO jury_round (activity_id, number, kind, quorum, best_of, created_by)
      VALUES (${activityId}, ${number}, ${kind}, ${quorum}, ${bestOf}, ${createdBy}) RETURNING id`,
  );
}

/** Returns false for one that was opened. */
export async function deleteDraftRound(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM jury_round WHERE id = ${id} AND state = 'draft'`);
  return rowCount === 1;
}

/** Returns false where it would sink, or the round is closed. */
export async function storeQuorum(db: Database, id: number, quorum: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE jury_round SET quorum = ${quorum} WHERE id = ${id} AND quorum <= ${quorum} AND state IN ('draft', 'open', 'paused')`);
  return rowCount === 1;
}

/** Who still judges. */
export function findJurorIds(db: Database, activityId: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT user_id AS id FROM juror WHERE activity_id = ${activityId} AND removed_at IS NULL ORDER BY user_id`,
  );
}

/** Takes a person off every jury; the ballots stay. */
export async function removeJurorEverywhere(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`UPDATE juror SET removed_at = now() WHERE user_id = ${userId} AND removed_at IS NULL`);
}
