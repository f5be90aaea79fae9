import { type getObjections, Objection } from '@tuyuan/contract/contest/objection.ts';
import { type getManagedObjections, ManagedObjection } from '@tuyuan/contract/contest/objection-management.ts';
import type { ObjectionKind } from '@tuyuan/contract/contest/objection-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';
import { oneId } from '../../../platform/database/values.ts';

const times = { createdAt: z.date(), decidedAt: z.date().nullable() };
const columns = sql`o.id, json_build_object('id', e.id, 'number', e.number, 'title', e.title) AS work, o.kind, o.state, o.answer, o.created_at, o.decided_at`;
const from = sql`objection o JOIN entry e ON e.id = o.entry_id`;

/** As everybody may read them. */
export function pageOfObjections(
  db: Database,
  { activityId, ...page }: InputOf<typeof getObjections>,
  userId: number | null,
) {
  const isOwn = sql`coalesce(o.user_id = ${userId}::int, false)`;
  return findPage(
    db,
    Objection.extend(times),
    {
      columns: sql`${columns}, ${isOwn} AS is_own, CASE WHEN ${isOwn} THEN o.text ELSE '' END AS text`,
      from,
      where: [sql`o.activity_id = ${activityId} AND o.state <> 'dropped'`],
      order: sql`o.id DESC`,
    },
    page,
  );
}

export function pageOfManagedObjections(
  db: Database,
  { activityId, states, ...page }: InputOf<typeof getManagedObjections>,
) {
  return findPage(
    db,
    ManagedObjection.extend(times),
    {
      columns: sql`${columns}, o.text, json_build_object('id', u.id, 'nickName', u.nick_name) AS "user", coalesce(d.nick_name, '') AS decided_by`,
      from: sql`${from} JOIN app_user u ON u.id = o.user_id LEFT JOIN app_user d ON d.id = o.decided_by`,
      where: [sql`o.activity_id = ${activityId}`, states.length > 0 && sql`o.state = ANY(${textList(states)})`],
      order: sql`o.state <> 'open', o.id DESC`,
    },
    page,
  );
}

const Standing = z.object({ activityId: z.int(), takesObjections: z.boolean(), made: z.int(), hasOpen: z.boolean() });

/** Holds the activity of an accepted work until the transaction ends; then tells whether that person may object to it. */
export async function lockStanding(transaction: Database, entryId: number, userId: number) {
  await transaction.execute(sql`
    SELECT FROM activity a WHERE a.id = (SELECT e.activity_id FROM entry e WHERE e.id = ${entryId}) FOR NO KEY UPDATE`);
  return findOne(
    transaction,
    Standing,
    sql`SELECT a.id AS activity_id, ${takesObjections} AS takes_objections,
        (SELECT count(*)::int FROM objection o WHERE o.activity_id = a.id AND o.user_id = ${userId}) AS made,
        EXISTS (SELECT FROM objection o WHERE o.entry_id = e.id AND o.user_id = ${userId} AND o.state = 'open') AS has_open
      FROM entry e JOIN activity a ON a.id = e.activity_id
      WHERE e.id = ${entryId} AND e.state = 'accepted' AND e.number IS NOT NULL AND a.state = 'published'`,
  );
}

/** Over `activity a`: late enough, and not too late. */
export const takesObjections = sql`coalesce(activity_progress(a, clock_timestamp()) = 'publicity' AND clock_timestamp() < a.publicity_to, false)`;

interface NewObjection {
  activityId: number;
  entryId: number;
  userId: number;
  kind: ObjectionKind;
  text: string;
}

export async function insertObjection(
  transaction: Database,
  { activityId, entryId, userId, kind, text }: NewObjection,
): Promise<number> {
  await transaction.execute(sql`UPDATE activity SET open_objections = open_objections + 1 WHERE id = ${activityId}`);
  return oneId(
    transaction,
    sql`INSERT INTO objection (activity_id, entry_id, user_id, kind, text) VALUES (${activityId}, ${entryId}, ${userId}, ${kind}, ${text}) RETURNING id`,
  );
}

const Decided = z.object({ userId: z.int(), activityId: z.int(), activityName: z.string(), title: z.string() });

/** Returns null for one that is not open. */
export function storeDecision(
  transaction: Database,
  {
    id,
    decision,
    answer,
    decidedBy,
  }: { id: number; decision: 'upheld' | 'rejected'; answer: string; decidedBy: number },
) {
  return findOne(
    transaction,
    Decided,
    sql`WITH decided AS (
        UPDATE objection SET state = ${decision}, answer = ${answer}, decided_at = now(), decided_by = ${decidedBy}
        WHERE id = ${id} AND state = 'open' RETURNING user_id, activity_id, entry_id),
      counted AS (UPDATE activity a SET open_objections = a.open_objections - 1 FROM decided d WHERE a.id = d.activity_id RETURNING a.id, a.name)
    SELECT d.user_id, d.activity_id, c.name AS activity_name, e.title FROM decided d JOIN counted c ON c.id = d.activity_id
      JOIN entry e ON e.id = d.entry_id`,
  );
}

const Has = z.object({ id: z.int() });

export async function hasObjection(db: Database, id: number): Promise<boolean> {
  return (await findOne(db, Has, sql`SELECT id FROM objection WHERE id = ${id}`)) !== null;
}

const Count = z.object({ id: z.int(), made: z.int(), open: z.int() });

/** By work. */
export async function countObjections(db: Database, activityId: number) {
  const rows = await many(
    db,
    Count,
    sql`SELECT entry_id AS id, count(*)::int AS made, count(*) FILTER (WHERE state = 'open')::int AS open FROM objection
      WHERE activity_id = ${activityId} AND state <> 'dropped' GROUP BY entry_id`,
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Empties what a person wrote; what is open of it needs no answer any more. */
export async function dropObjectionsOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`
    WITH dropped AS (UPDATE objection SET state = 'dropped', text = '' WHERE user_id = ${userId} AND state = 'open' RETURNING activity_id)
    UPDATE activity a SET open_objections = a.open_objections - d.count
    FROM (SELECT activity_id, count(*)::int AS count FROM dropped GROUP BY 1) d WHERE a.id = d.activity_id`);
  await transaction.execute(sql`UPDATE objection SET text = '' WHERE user_id = ${userId}`);
}
