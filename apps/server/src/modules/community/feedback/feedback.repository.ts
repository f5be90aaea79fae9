import { Feedback, type getMyFeedback } from '@tuyuan/contract/community/feedback-data.ts';
import { type getFeedback, ManagedFeedback } from '@tuyuan/contract/community/feedback-management.ts';
import {
  type FeedbackKind,
  type FeedbackState,
  feedbackStates,
  type Satisfaction,
} from '@tuyuan/contract/community/feedback-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds, oneId } from '../../../platform/database/values.ts';

/** One writer at a time: what waits is counted and added under this lock. */
export async function lockWriter(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('feedback'), ${userId})`);
}

export function countWaiting(transaction: Database, userId: number): Promise<number> {
  return countRows(transaction, sql`SELECT 1 FROM feedback WHERE user_id = ${userId} AND state = 'new'`);
}

export function insertFeedback(
  transaction: Database,
  { userId, kind, contact }: { userId: number; kind: FeedbackKind; contact: string },
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO feedback (user_id, kind, contact) VALUES (${userId}, ${kind}, ${contact}) RETURNING id`,
  );
}

export function insertMessage(
  transaction: Database,
  id: number,
  { text, officeUserId }: { text: string; officeUserId: number | null },
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO feedback_message (feedback_id, office_user_id, is_office, text)
    VALUES (${id}, ${officeUserId}::int, ${officeUserId !== null}, ${text}) RETURNING id`,
  );
}

const Locked = z.object({ userId: z.int(), state: z.enum(feedbackStates) });

export function lockFeedback(transaction: Database, id: number): Promise<z.infer<typeof Locked> | null> {
  return findOne(transaction, Locked, sql`SELECT user_id, state FROM feedback WHERE id = ${id} FOR NO KEY UPDATE`);
}

const Counted = z.object({ count: z.int(), last: z.int(), isAnswered: z.boolean() });

/** Of a thread that the caller has locked. */
export function countMessages(transaction: Database, id: number): Promise<z.infer<typeof Counted>> {
  return one(
    transaction,
    Counted,
    sql`SELECT count(*)::int AS count, coalesce(max(id), 0) AS last, coalesce(bool_or(is_office), false) AS is_answered
    FROM feedback_message WHERE feedback_id = ${id}`,
  );
}

/** Moves a thread that the caller has locked. */
export async function moveFeedback(
  transaction: Database,
  id: number,
  { to, satisfaction = null }: { to: FeedbackState; satisfaction?: Satisfaction | null },
): Promise<void> {
  await transaction.execute(
    sql`UPDATE feedback SET state = ${to}, satisfaction = ${satisfaction}, moved_at = clock_timestamp() WHERE id = ${id}`,
  );
}

const messageTime = z.coerce.date();
const messages = z.array(Feedback.shape.messages.element.extend({ createdAt: messageTime }));
const Row = Feedback.extend({ createdAt: z.date(), messages });
const columns = sql`f.id, f.kind, f.state, f.satisfaction, f.created_at,
  (SELECT json_agg(json_build_object('id', m.id, 'isOffice', m.is_office, 'text', m.text, 'createdAt', m.created_at,
      'pictures', coalesce((SELECT json_agg(p.id ORDER BY p.id) FROM feedback_picture p WHERE p.message_id = m.id), '[]')) ORDER BY m.id)
    FROM feedback_message m WHERE m.feedback_id = f.id) AS messages`;

export function pageOfOwn(db: Database, userId: number, { state, ...page }: InputOf<typeof getMyFeedback>) {
  return findPage(
    db,
    Row,
    {
      columns,
      from: sql`feedback f`,
      where: [sql`f.user_id = ${userId}`, state !== undefined && sql`f.state = ${state}`],
      order: sql`f.moved_at DESC, f.id DESC`,
    },
    page,
  );
}

export function findOwn(db: Database, userId: number, id: number) {
  return findOne(db, Row, sql`SELECT ${columns} FROM feedback f WHERE f.id = ${id} AND f.user_id = ${userId}`);
}

const ManagedRow = ManagedFeedback.extend({ createdAt: z.date(), movedAt: z.date(), messages });
const managedColumns = sql`${columns}, f.contact, f.moved_at, json_build_object('id', u.id, 'nickName', u.nick_name) AS "user"`;
const managedFrom = sql`feedback f JOIN app_user u ON u.id = f.user_id`;

export function pageOfFeedback(db: Database, filter: InputOf<typeof getFeedback>) {
  const pattern = containing(filter.keyword);
  return findPage(
    db,
    ManagedRow,
    {
      columns: managedColumns,
      from: managedFrom,
      where: [
        filter.states.length > 0 && sql`f.state = ANY(${textList(filter.states)})`,
        filter.kinds.length > 0 && sql`f.kind = ANY(${textList(filter.kinds)})`,
        filter.keyword !== '' &&
          sql`(u.nick_name ILIKE ${pattern} OR EXISTS (SELECT 1 FROM feedback_message m WHERE m.feedback_id = f.id AND m.text ILIKE ${pattern}))`,
      ],
      order: sql`f.state <> 'new', ${orderBy(filter.sorting, { createdAt: sql`f.created_at`, movedAt: sql`f.moved_at` }, sql`f.id`)}`,
    },
    filter,
  );
}

export function findManaged(db: Database, id: number) {
  return findOne(db, ManagedRow, sql`SELECT ${managedColumns} FROM ${managedFrom} WHERE f.id = ${id}`);
}

/** Returns whether it was there. */
export async function deleteFeedbackRow(db: Database, id: number): Promise<boolean> {
  return (await findIds(db, sql`DELETE FROM feedback WHERE id = ${id} RETURNING id`)).length > 0;
}

export async function deleteFeedbackOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM feedback WHERE user_id = ${userId}`);
}
