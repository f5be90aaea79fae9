import { type CommentSubject, commentSubjects } from '@tuyuan/contract/community/comment-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { type Quota, takingQuota } from '../../../platform/database/quota.repository.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { onePrepared } from '../../../platform/database/run-prepared.ts';

const Target = z.object({
  id: z.int(),
  kind: z.enum(commentSubjects),
  subjectId: z.int(),
  parentId: z.int().nullable(),
  userId: z.int(),
  text: z.string(),
  state: z.string(),
});
export type CommentTarget = z.infer<typeof Target>;

/** Holds a comment until the transaction ends; null if there is none. */
export function lockComment(transaction: Database, id: number): Promise<CommentTarget | null> {
  return findOne(
    transaction,
    Target,
    sql`SELECT id, subject_kind AS kind, subject_id, parent_id, user_id, text, state FROM comment WHERE id = ${id} FOR NO KEY UPDATE`,
  );
}

export function findComment(db: Database, id: number): Promise<CommentTarget | null> {
  return findOne(
    db,
    Target,
    sql`SELECT id, subject_kind AS kind, subject_id, parent_id, user_id, text, state FROM comment WHERE id = ${id}`,
  );
}

interface NewComment {
  kind: CommentSubject;
  subjectId: number;
  userId: number;
  text: string;
  state: 'visible' | 'pending';
  parentId: number | null;
  replyToId: number | null;
}

export async function insertComment(transaction: Database, comment: NewComment): Promise<number> {
  const { kind, subjectId, userId, text, state, parentId, replyToId } = comment;
  const { id } = await onePrepared(
    transaction,
    z.object({ id: z.int() }),
    sql`INSERT INTO comment (subject_kind, subject_id, user_id, text, state, parent_id, reply_to_id)
    VALUES (${kind}, ${subjectId}, ${userId}, ${text}, ${state}, ${parentId}::int, ${replyToId}::int) RETURNING id`,
  );
  return id;
}

/** Sets or takes back a like of a comment that the caller holds; returns its likes, and whether that changed them. */
export async function setLike(
  transaction: Database,
  id: number,
  userId: number,
  isOn: boolean,
): Promise<{ likes: number; isChanged: boolean }> {
  const { rowCount } = await transaction.execute(
    isOn
      ? sql`INSERT INTO comment_like (comment_id, user_id) VALUES (${id}, ${userId}) ON CONFLICT DO NOTHING`
      : sql`DELETE FROM comment_like WHERE comment_id = ${id} AND user_id = ${userId}`,
  );
  const change = rowCount === 1 ? (isOn ? 1 : -1) : 0;
  const [row] = await many(
    transaction,
    z.object({ likes: z.int() }),
    sql`UPDATE comment SET likes = likes + ${change}::int WHERE id = ${id} RETURNING likes`,
  );
  return { likes: row?.likes ?? 0, isChanged: change !== 0 };
}

export async function withdraw(transaction: Database, id: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE comment SET state = 'withdrawn', hidden_reason = NULL, open_reports = 0 WHERE id = ${id}`,
  );
}

/** Keeps a person's report of a comment that the caller holds; a new one counts as open. */
export async function keepReport(
  transaction: Database,
  { id, userId, reason, note }: { id: number; userId: number; reason: string; note: string },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO comment_report (comment_id, user_id, reason, note) VALUES (${id}, ${userId}, ${reason}, ${note})
    ON CONFLICT (comment_id, user_id) DO UPDATE SET reason = excluded.reason, note = excluded.note`);
  await transaction.execute(sql`
    UPDATE comment SET open_reports = (SELECT count(*)::int FROM comment_report WHERE comment_id = ${id}) WHERE id = ${id}`);
}

const Leave = z.object({
  /** In force now. */
  ban: z.object({ until: z.coerce.date().nullable(), reason: z.string() }).nullable(),
  /** Keys of quotas that have nothing left. */
  spent: z.array(z.string()),
});

/** Takes one of each quota of a writer, and reads the ban that is in force: one statement, as many write at once. */
export function askLeave(
  transaction: Database,
  userId: number,
  [first, second]: readonly [Quota, Quota],
): Promise<z.infer<typeof Leave>> {
  return onePrepared(
    transaction,
    Leave,
    sql`WITH first AS (${takingQuota(first)}), second AS (${takingQuota(second)})
    SELECT (SELECT json_build_object('until', until, 'reason', reason) FROM comment_ban
        WHERE user_id = ${userId} AND coalesce(until > now(), true)) AS ban,
      array_remove(ARRAY[
        CASE WHEN NOT EXISTS (SELECT FROM first) THEN ${first.key} END,
        CASE WHEN NOT EXISTS (SELECT FROM second) THEN ${second.key} END], NULL) AS spent`,
  );
}

/** Deletes what a person wrote, with the answers to it, and takes back their likes and reports; where they are named, the text alone stays. */
export async function deleteCommentsOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`
    WITH gone AS (DELETE FROM comment_like WHERE user_id = ${userId} RETURNING comment_id)
    UPDATE comment c SET likes = c.likes - 1 FROM gone WHERE c.id = gone.comment_id`);
  await transaction.execute(sql`
    WITH gone AS (DELETE FROM comment_report WHERE user_id = ${userId} RETURNING comment_id)
    UPDATE comment c SET open_reports = greatest(0, c.open_reports - 1) FROM gone WHERE c.id = gone.comment_id`);
  await transaction.execute(sql`DELETE FROM comment_ban WHERE user_id = ${userId}`);
  await transaction.execute(sql`DELETE FROM comment_mention WHERE user_id = ${userId}`);
  await transaction.execute(sql`DELETE FROM comment WHERE user_id = ${userId}`);
}
