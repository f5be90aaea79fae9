import { type getQueue, JuryWork, OwnRound } from '@tuyuan/contract/contest/jury.ts';
import { habitFrom } from '@tuyuan/contract/contest/jury-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { CoverRow } from '../../site/index.ts';
import { categoryName, pictures } from '../entry/index.ts';
import { isStageOn, judgeable } from './jury-parts.repository.ts';

/** Over `activity a`, `jury_round r` and `juror j`. */
export const isOpen = sql`(r.state = 'open' AND ${isStageOn})`;
export const ownRounds = (userId: number) => sql`jury_round r JOIN activity a ON a.id = r.activity_id
  JOIN juror j ON j.activity_id = r.activity_id AND j.user_id = ${userId}::int AND j.removed_at IS NULL`;
export const ownBallot = sql`jury_ballot b ON b.round_id = r.id AND b.entry_id = w.id AND b.juror_id = j.user_id`;
/** Of a work as a juror sees it, beside their own ballot. */
export const workColumns = sql`w.id, w.number, w.kind, ${categoryName} AS category_name, w.title, w.story, ${pictures} AS pictures,
  CASE WHEN b.juror_id IS NOT NULL THEN json_build_object('value', b.value, 'note', b.note) END AS ballot`;
/** Of round `r`: how often juror `j` gave each value, from 0 on. */
const habit = sql`CASE WHEN r.kind = 'score' AND (SELECT count(b.value) FROM jury_ballot b WHERE b.round_id = r.id AND b.juror_id = j.user_id) >= ${habitFrom}
  THEN ARRAY(SELECT count(b.value)::int FROM generate_series(0, 10) g(value)
    LEFT JOIN jury_ballot b ON b.round_id = r.id AND b.juror_id = j.user_id AND b.value = g.value GROUP BY g.value ORDER BY g.value) END`;

export function findOwnRounds(db: Database, userId: number) {
  return many(
    db,
    OwnRound,
    sql`SELECT r.id, a.name AS activity_name, r.number, r.kind, r.state, ${isOpen} AS is_open, n.done, n.total, ${habit} AS habit
      FROM ${ownRounds(userId)} CROSS JOIN LATERAL (
        SELECT count(*)::int AS total, count(b.juror_id)::int AS done FROM ${judgeable} LEFT JOIN ${ownBallot}) n
      WHERE r.state <> 'draft' AND a.state = 'published' ORDER BY NOT ${isOpen}, r.opened_at DESC, r.id DESC LIMIT 50`,
  );
}

const Standing = z.object({ isOpen: z.boolean() });

/** Null for who is no juror of it. */
export function findStanding(db: Database, roundId: number, userId: number) {
  return findOne(
    db,
    Standing,
    sql`SELECT ${isOpen} AS is_open FROM ${ownRounds(userId)} WHERE r.id = ${roundId} AND r.state <> 'draft'`,
  );
}

const Row = JuryWork.extend({ pictures: z.array(CoverRow) });

/** Those left stand by how few ballots they have, equal ones in an order of the juror's own; they are withheld unless ballots are taken. */
export function pageOfQueue(db: Database, userId: number, { roundId, isDone, ...page }: InputOf<typeof getQueue>) {
  const ballots = sql`(SELECT count(*) FROM jury_ballot o WHERE o.round_id = r.id AND o.entry_id = w.id)`;
  const from = sql`${ownRounds(userId)} JOIN (jury_work x JOIN entry w ON w.id = x.entry_id)
    ON x.round_id = r.id AND w.state = 'accepted' AND w.user_id <> j.user_id LEFT JOIN ${ownBallot}`;
  const where = [
    sql`r.id = ${roundId} AND r.state <> 'draft'`,
    isDone ? sql`b.juror_id IS NOT NULL` : sql`b.juror_id IS NULL AND ${isOpen}`,
  ];
  const order = isDone ? sql`b.given_at DESC, w.id` : sql`${ballots}, md5(concat_ws(' ', r.id, j.user_id, w.id)), w.id`;
  return findPage(db, Row, { columns: workColumns, from, where, order }, page);
}

interface GivenBallot {
  roundId: number;
  entryId: number;
  userId: number;
  value: number | null;
  note: string;
}

/** Returns false where it is not taken. Whoever closes the round waits for it, or it sees the round closed. */
export async function storeBallot(
  db: Database,
  { roundId, entryId, userId, value, note }: GivenBallot,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH held AS (
      SELECT r.id, r.kind, j.user_id FROM ${ownRounds(userId)} WHERE r.id = ${roundId} AND ${isOpen} FOR SHARE OF r)
    INSERT INTO jury_ballot (round_id, entry_id, juror_id, value, note)
    SELECT held.id, w.id, held.user_id, ${value}::int, ${note} FROM held JOIN jury_work x ON x.round_id = held.id
      JOIN entry w ON w.id = x.entry_id AND w.state = 'accepted' AND w.user_id <> held.user_id
    WHERE w.id = ${entryId} AND (${value}::int IS NULL OR CASE held.kind WHEN 'yesNo' THEN ${value}::int <= 1 ELSE ${value}::int >= 1 END) AND held.kind <> 'rank'
    ON CONFLICT (round_id, entry_id, juror_id) DO UPDATE SET value = excluded.value, note = excluded.note, given_at = now()`);
  return rowCount === 1;
}

const Held = z.object({ isHeld: z.boolean() });

/** Returns false where the round takes no ballots. */
export async function deleteBallot(
  db: Database,
  { roundId, entryId, userId }: { roundId: number; entryId: number; userId: number },
): Promise<boolean> {
  const { isHeld } = await one(
    db,
    Held,
    sql`WITH held AS (SELECT r.id, j.user_id FROM ${ownRounds(userId)} WHERE r.id = ${roundId} AND ${isOpen} FOR SHARE OF r),
      gone AS (DELETE FROM jury_ballot b USING held WHERE b.round_id = held.id AND b.juror_id = held.user_id AND b.entry_id = ${entryId})
    SELECT EXISTS (SELECT FROM held) AS is_held`,
  );
  return isHeld;
}

const Judged = z.object({ isOwn: z.boolean() });

/** Null for a work that is not in the round. */
export function findJudgedWork(db: Database, roundId: number, entryId: number, userId: number) {
  return findOne(
    db,
    Judged,
    sql`SELECT w.user_id = ${userId} AS is_own FROM jury_work x JOIN entry w ON w.id = x.entry_id
      WHERE x.round_id = ${roundId} AND w.id = ${entryId} AND w.state = 'accepted'`,
  );
}
