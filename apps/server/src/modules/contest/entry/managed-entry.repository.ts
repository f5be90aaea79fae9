import type { EntryState } from '@tuyuan/contract/contest/activity-words.ts';
import { type getManagedEntries, ManagedEntry } from '@tuyuan/contract/contest/entry-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, dayStart, idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { holdsPermission } from '../../account/index.ts';
import { CameraPicture, categoryName, clock, picturesWithCamera } from './entry-parts.repository.ts';

const Row = ManagedEntry.extend({ pictures: z.array(CameraPicture), submittedAt: z.date().nullable() });

/** Until the awards are public: the last objection may be upheld once everything else is over. */
const isRunning = sql`(a.state = 'published' AND (activity_progress(a, ${clock}) <> 'finished'
  OR NOT EXISTS (SELECT FROM award x WHERE x.activity_id = a.id AND x.state = 'published')))`;
/** Waits for a reviewer other than the one who asked, or who refused what is appealed, where there is another. */
const isSecond = sql`(w.state = 'submitted' AND w.second_asked_at IS NOT NULL)`;
/** Somebody else than the reviewer and the work’s author. */
const hasOtherReviewer = (userId: number) =>
  sql`EXISTS (SELECT FROM app_user o WHERE o.id <> ${userId} AND o.id <> w.user_id AND o.is_active AND o.deleted_at IS NULL
    AND ${holdsPermission(sql`o.id`, 'Pages.Activities.Review')})`;
const mayDecide = (userId: number) =>
  sql`(w.user_id <> ${userId} AND NOT (${isSecond} AND coalesce(w.second_asked_by = ${userId}, false) AND ${hasOtherReviewer(userId)}))`;
const lastDecision = sql`LATERAL (SELECT d.* FROM entry_decision d WHERE d.entry_id = w.id ORDER BY d.id DESC LIMIT 1)`;
const canUndo = (userId: number) =>
  sql`(l.revision = w.revision AND l.to_state = w.state AND l.decided_by = ${userId} AND ${isRunning})`;

export function pageOfManagedEntries(
  db: Database,
  userId: number,
  { activityId, keyword, states, ...page }: InputOf<typeof getManagedEntries>,
) {
  const pattern = containing(keyword);
  const columns = sql`w.id, w.number, w.kind, ${categoryName} AS category_name, w.title, w.story, w.ai_use, w.explanation, w.state, w.reason,
    w.is_mended, ${isSecond} AS asks_second, ${mayDecide(userId)} AS may_decide, w.appeal, ${picturesWithCamera} AS pictures, w.checks, w.revision, w.submitted_at, coalesce(${canUndo(userId)}, false) AS can_undo,
    (SELECT count(*)::int FROM entry o WHERE o.activity_id = w.activity_id AND o.user_id = w.user_id AND o.state NOT IN ('draft', 'withdrawn')) AS sent_by_author`;
  const where = [
    sql`w.activity_id = ${activityId} AND w.number IS NOT NULL AND w.state <> 'draft'`,
    keyword !== '' && sql`(w.title ILIKE ${pattern} OR lpad(w.number::text, 4, '0') LIKE ${pattern})`,
    states.length > 0 && sql`w.state = ANY(${textList(states)})`,
  ];
  const from = sql`entry w JOIN activity a ON a.id = w.activity_id LEFT JOIN ${lastDecision} l ON true`;
  const order = sql`w.state <> 'submitted', CASE WHEN w.state = 'submitted' THEN w.appealed_at IS NULL AND NOT w.is_mended END, w.submitted_at, w.id`;
  return findPage(db, Row, { columns, from, where, order }, page);
}

const Standing = z.object({
  activityName: z.string(),
  waiting: z.int(),
  waitingSince: z.date().nullable(),
  decidedToday: z.int(),
});

export function findReviewStanding(db: Database, activityId: number, today: string, timeZone: string) {
  return findOne(
    db,
    Standing,
    sql`SELECT a.name AS activity_name, w.waiting, w.waiting_since,
      (SELECT count(*)::int FROM entry_decision d JOIN entry o ON o.id = d.entry_id WHERE o.activity_id = a.id AND d.decided_at >= ${dayStart(today, timeZone)}) AS decided_today
    FROM activity a CROSS JOIN LATERAL (SELECT count(*)::int AS waiting, min(submitted_at) AS waiting_since FROM entry
      WHERE activity_id = a.id AND state = 'submitted') w
    WHERE a.id = ${activityId} AND a.state <> 'draft'`,
  );
}

const Decided = z.object({
  id: z.int(),
  userId: z.int(),
  number: z.int(),
  title: z.string(),
  activityId: z.int(),
  activityName: z.string(),
});
export type DecidedEntry = z.infer<typeof Decided>;

interface Decision {
  items: readonly { id: number; revision: number }[];
  from: readonly EntryState[];
  to: EntryState;
  /** As the author reads it. */
  reason: string;
  reasons: readonly string[];
  message: string;
  actorId: number;
}

/** Decides on those that are as the reviewer saw them, the reviewer's own excepted; returns them. */
export function storeDecisions(
  transaction: Database,
  { items, from, to, reason, reasons, message, actorId }: Decision,
): Promise<DecidedEntry[]> {
  const seen = sql`unnest(${idList(items.map(({ id }) => id))}, ${idList(items.map(({ revision }) => revision))}) AS s(id, revision)`;
  return many(
    transaction,
    Decided,
    sql`WITH held AS (
      SELECT w.id, w.state, w.reason, w.is_mended FROM entry w JOIN ${seen} ON s.id = w.id JOIN activity a ON a.id = w.activity_id
      WHERE w.revision = s.revision AND w.state = ANY(${textList(from)}) AND ${mayDecide(actorId)} AND ${isRunning}
      ORDER BY w.id FOR NO KEY UPDATE OF w),
    decided AS (
      UPDATE entry w SET state = ${to}, reason = ${reason}, decided_at = now(), decided_by = ${actorId}, revision = w.revision + 1
      FROM held WHERE w.id = held.id
      RETURNING w.id, w.user_id, w.number, w.title, w.activity_id, w.revision, held.state AS from_state, held.reason AS former_reason, held.is_mended),
    kept AS (
      INSERT INTO entry_decision (entry_id, from_state, to_state, reasons, message, revision, was_mended, former_reason, decided_by)
      SELECT id, from_state, ${to}, ${textList(reasons)}, ${message}, revision, is_mended, former_reason, ${actorId} FROM decided)
    SELECT d.id, d.user_id, d.number, d.title, d.activity_id, a.name AS activity_name FROM decided d JOIN activity a ON a.id = d.activity_id ORDER BY d.id`,
  );
}

/** Leaves works that are as the reviewer saw them to another reviewer; returns them. */
export function askSecondReview(
  transaction: Database,
  items: readonly { id: number; revision: number }[],
  actorId: number,
): Promise<number[]> {
  const seen = sql`unnest(${idList(items.map(({ id }) => id))}, ${idList(items.map(({ revision }) => revision))}) AS s(id, revision)`;
  return findIds(
    transaction,
    sql`WITH held AS (
      SELECT w.id FROM entry w JOIN ${seen} ON s.id = w.id JOIN activity a ON a.id = w.activity_id
      WHERE w.revision = s.revision AND w.state = 'submitted' AND NOT ${isSecond} AND ${mayDecide(actorId)} AND ${isRunning}
      ORDER BY w.id FOR NO KEY UPDATE OF w),
    asked AS (
      UPDATE entry w SET second_asked_at = now(), second_asked_by = ${actorId}, revision = w.revision + 1 FROM held WHERE w.id = held.id
      RETURNING w.id, w.revision, w.is_mended, w.reason)
    INSERT INTO entry_decision (entry_id, from_state, to_state, revision, was_mended, former_reason, decided_by)
    SELECT id, 'submitted', 'submitted', revision, is_mended, reason, ${actorId} FROM asked RETURNING entry_id AS id`,
  );
}

/** Takes the caller's last decision back, where the work is as it left it. */
export function takeDecisionBack(
  transaction: Database,
  { id, revision }: { id: number; revision: number },
  actorId: number,
) {
  return findOne(
    transaction,
    Decided.extend({ wasSecond: z.boolean() }),
    sql`WITH last AS (SELECT d.* FROM entry_decision d WHERE d.entry_id = ${id} ORDER BY d.id DESC LIMIT 1)
      UPDATE entry w SET state = l.from_state, reason = l.former_reason, decided_at = NULL, decided_by = NULL, revision = w.revision + 1,
        second_asked_at = CASE WHEN l.to_state <> 'submitted' THEN w.second_asked_at END,
        second_asked_by = CASE WHEN l.to_state <> 'submitted' THEN w.second_asked_by END
      FROM last l, activity a WHERE w.id = ${id} AND a.id = w.activity_id AND w.revision = ${revision} AND ${canUndo(actorId)}
      RETURNING w.id, w.user_id, w.number, w.title, w.activity_id, a.name AS activity_name, l.to_state = 'submitted' AS was_second`,
  );
}

const Author = z.object({ id: z.int(), userId: z.int(), mayDecide: z.boolean() });

/** Whose works these are, and whether the reviewer is one who may decide on them. */
export function findAuthors(db: Database, ids: readonly number[], actorId: number) {
  return many(
    db,
    Author,
    sql`SELECT w.id, w.user_id, ${mayDecide(actorId)} AS may_decide FROM entry w WHERE w.id = ANY(${idList(ids)}) AND w.number IS NOT NULL`,
  );
}
