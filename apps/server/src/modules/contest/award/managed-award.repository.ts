import { ManagedAward } from '@tuyuan/contract/contest/award-management.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { CoverRow } from '../../site/index.ts';
import { awardFrom, firstPicture, prizePlace } from './award.repository.ts';

const Frame = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(['published', 'cancelled']),
  revision: z.int(),
  prizes: z.array(z.object({ name: z.string(), places: z.int(), reward: z.string() })),
  /** Of every stage: publicity may overlap what it follows. */
  haveStagesEnded: z.boolean(),
  isRoundRunning: z.boolean(),
  openObjections: z.int(),
  /** Votes that the office has not looked at. */
  hasQuarantined: z.boolean(),
  isBoardWhole: z.boolean(),
});
export type AwardFrame = z.infer<typeof Frame>;

/** Drafts have no awards. */
export function findAwardFrame(db: Database, activityId: number) {
  return findOne(
    db,
    Frame,
    sql`SELECT a.id, a.name, a.state, a.awards_revision AS revision, a.rules -> 'prizes' AS prizes,
      vote_clock() >= a.submit_to AND coalesce(vote_clock() >= a.vote_to, true) AND coalesce(vote_clock() >= a.judge_to, true)
        AND coalesce(vote_clock() >= a.publicity_to, true) AS have_stages_ended,
      EXISTS (SELECT FROM jury_round r WHERE r.activity_id = a.id AND r.state IN ('open', 'paused')) AS is_round_running,
      a.open_objections, EXISTS (SELECT FROM vote_risk_group g WHERE g.activity_id = a.id AND g.state = 'quarantined') AS has_quarantined,
      a.vote_to IS NULL OR EXISTS (SELECT FROM vote_board b LEFT JOIN vote_chain c ON c.activity_id = b.activity_id
        WHERE b.activity_id = a.id AND b.counted_to >= a.vote_to AND (b.sums ->> 'length')::int >= coalesce(c.seq, 0)) AS is_board_whole
    FROM activity a WHERE a.id = ${activityId} AND a.state <> 'draft'`,
  );
}

/** Holds the activity until the transaction ends: awards and rules change one after the other. */
export async function lockAwardFrame(transaction: Database, activityId: number) {
  await transaction.execute(sql`SELECT FROM activity WHERE id = ${activityId} FOR NO KEY UPDATE`);
  return findAwardFrame(transaction, activityId);
}

export async function countChange(transaction: Database, activityId: number): Promise<void> {
  await transaction.execute(sql`UPDATE activity SET awards_revision = awards_revision + 1 WHERE id = ${activityId}`);
}

const Row = ManagedAward.extend({
  picture: CoverRow.nullable(),
  publishedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
});

/** By prize and place. The name of an author whose account is gone stays on the certificate only. */
export function listAwards(db: Database, activityId: number) {
  return many(
    db,
    Row,
    sql`SELECT x.id, x.no, x.prize, x.state, x.reason, x.published_at, x.revoked_at, w.id AS entry_id, x.number, x.title,
      CASE WHEN x.user_id IS NULL THEN '' ELSE x.author_name END AS author, x.rank, ${firstPicture} AS picture
    FROM ${awardFrom} WHERE x.activity_id = ${activityId} ORDER BY ${prizePlace} NULLS LAST, x.rank NULLS LAST, x.id`,
  );
}

const Work = z.object({
  entryId: z.int(),
  number: z.int(),
  title: z.string(),
  author: z.string(),
  picture: CoverRow.nullable(),
});
const workColumns = sql`w.id AS entry_id, w.number, w.title, coalesce(e.name, u.nick_name) AS author, ${firstPicture} AS picture`;
const workFrom = sql`entry w JOIN app_user u ON u.id = w.user_id LEFT JOIN entrant e ON e.activity_id = w.activity_id AND e.user_id = w.user_id`;
const canWin = sql`(w.state = 'accepted' AND w.number IS NOT NULL)`;

export function listWinnable(db: Database, activityId: number, ids: readonly number[]) {
  return many(
    db,
    Work,
    sql`SELECT ${workColumns} FROM ${workFrom} WHERE w.activity_id = ${activityId} AND w.id = ANY(${idList(ids)}) AND ${canWin}`,
  );
}

export function findWinnable(db: Database, activityId: number, number: number) {
  return findOne(
    db,
    Work,
    sql`SELECT ${workColumns} FROM ${workFrom} WHERE w.activity_id = ${activityId} AND w.number = ${number} AND ${canWin}`,
  );
}

interface Chosen {
  prize: string;
  entryId: number;
  no: string;
}

/** Leaves just these as chosen: those that were chosen before keep their number. */
export async function storeChosen(
  transaction: Database,
  activityId: number,
  chosen: readonly Chosen[],
  actorId: number,
): Promise<void> {
  const given = sql`unnest(${textList(chosen.map(({ prize }) => prize))}, ${idList(chosen.map(({ entryId }) => entryId))},
    ${textList(chosen.map(({ no }) => no))}) WITH ORDINALITY g(prize, entry_id, no, turn)`;
  await transaction.execute(sql`DELETE FROM award x WHERE x.activity_id = ${activityId} AND x.state = 'awarded'
    AND NOT EXISTS (SELECT FROM ${given} WHERE g.prize = x.prize AND g.entry_id = x.entry_id)`);
  await transaction.execute(sql`
    INSERT INTO award (activity_id, prize, entry_id, user_id, no, author_name, title, number, awarded_by)
    SELECT w.activity_id, g.prize, w.id, w.user_id, g.no, coalesce(e.name, u.nick_name), w.title, w.number, ${actorId}::int
    FROM ${given} JOIN (${workFrom}) ON w.id = g.entry_id WHERE w.activity_id = ${activityId} AND ${canWin} ORDER BY g.turn
    ON CONFLICT (activity_id, prize, entry_id) WHERE state <> 'revoked' DO NOTHING`);
}

const Published = z.object({
  userId: z.int(),
  no: z.string(),
  prize: z.string(),
  number: z.int(),
  title: z.string(),
});

/** Publishes what was chosen, printed as its work and author are called now; returns those it could. */
export function storePublication(transaction: Database, activityId: number, ranks: ReadonlyMap<number, number>) {
  const ranked = sql`unnest(${idList([...ranks.keys()])}, ${idList([...ranks.values()])}) AS r(entry_id, rank)`;
  return many(
    transaction,
    Published,
    sql`UPDATE award x SET state = 'published', published_at = now(), title = w.title, author_name = coalesce(e.name, u.nick_name),
      rank = (SELECT r.rank FROM ${ranked} WHERE r.entry_id = w.id)
    FROM ${workFrom} WHERE w.id = x.entry_id AND x.activity_id = ${activityId} AND x.state = 'awarded' AND ${canWin}
    RETURNING x.user_id, x.no, x.prize, x.number, x.title`,
  );
}

export async function countChosen(db: Database, activityId: number): Promise<number> {
  return (await findIds(db, sql`SELECT id FROM award WHERE activity_id = ${activityId} AND state = 'awarded'`)).length;
}

const Revocable = z.object({ activityId: z.int() });

export function findAwardPlace(db: Database, id: number) {
  return findOne(db, Revocable, sql`SELECT activity_id FROM award WHERE id = ${id} AND state <> 'awarded'`);
}

const Revoked = z.object({ userId: z.int().nullable(), no: z.string(), prize: z.string(), title: z.string() });

/** Null unless it is published. */
export function storeRevocation(transaction: Database, id: number, reason: string, actorId: number) {
  return findOne(
    transaction,
    Revoked,
    sql`UPDATE award SET state = 'revoked', reason = ${reason}, revoked_at = now(), revoked_by = ${actorId}
      WHERE id = ${id} AND state = 'published' RETURNING user_id, no, prize, title`,
  );
}
