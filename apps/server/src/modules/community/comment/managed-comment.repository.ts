import { CommentBan, type getManagedComments, ManagedComment } from '@tuyuan/contract/community/comment-management.ts';
import { type CommentFault, type CommentList, commentSubjects } from '@tuyuan/contract/community/comment-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { many } from '../../../platform/database/rows.ts';
import { containing, idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { subjectTitle } from './subject.repository.ts';

/** Over `comment c`. */
const inList = {
  waiting: sql`(c.state = 'pending' OR c.open_reports > 0)`,
  visible: sql`(c.state = 'visible' AND c.open_reports = 0)`,
  hidden: sql`c.state = 'hidden'`,
} as const satisfies Record<CommentList, unknown>;

const Row = ManagedComment.extend({ createdAt: z.date() });
const columns = sql`c.id, c.text, c.state, c.hidden_reason, c.likes, c.created_at,
  json_build_object('kind', c.subject_kind, 'id', c.subject_id, 'title', ${subjectTitle}) AS subject,
  json_build_object('id', u.id, 'nickName', u.nick_name, 'comments', (SELECT count(*) FROM comment o WHERE o.user_id = u.id),
    'hidden', (SELECT count(*) FROM comment o WHERE o.user_id = u.id AND o.state = 'hidden'),
    'isBanned', EXISTS (SELECT FROM comment_ban b WHERE b.user_id = u.id AND coalesce(b.until > now(), true))) AS "user",
  (SELECT json_build_object('nickName', ru.nick_name, 'text', rc.text) FROM comment rc JOIN app_user ru ON ru.id = rc.user_id
    WHERE rc.id = c.reply_to_id) AS reply_to,
  coalesce((SELECT json_agg(json_build_object('reason', r.reason, 'note', r.note, 'nickName', n.nick_name) ORDER BY r.created_at)
    FROM comment_report r JOIN app_user n ON n.id = r.user_id WHERE r.comment_id = c.id), '[]') AS reports`;

export function pageOfManagedComments(
  db: Database,
  { list, keyword, kinds, ...page }: InputOf<typeof getManagedComments>,
) {
  const words = containing(keyword);
  return findPage(
    db,
    Row,
    {
      columns,
      from: sql`comment c JOIN app_user u ON u.id = c.user_id`,
      where: [
        inList[list],
        keyword !== '' && sql`(c.text ILIKE ${words} OR u.nick_name ILIKE ${words})`,
        kinds.length > 0 && sql`c.subject_kind = ANY(${textList(kinds)})`,
      ],
      order: list === 'waiting' ? sql`c.open_reports DESC, c.id` : sql`c.id DESC`,
    },
    page,
  );
}

/** Decides on those of the comments that are still in that list; returns them. Their reports are done with. */
export function decideOn(
  transaction: Database,
  { ids, list, reason }: { ids: readonly number[]; list: CommentList; reason: CommentFault | null },
): Promise<number[]> {
  return findIds(
    transaction,
    sql`UPDATE comment c SET state = ${reason === null ? 'visible' : 'hidden'}, hidden_reason = ${reason}::text, open_reports = 0
    WHERE c.id = ANY(${idList(ids)}) AND ${inList[list]} RETURNING c.id`,
  );
}

export async function clearReports(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(sql`DELETE FROM comment_report WHERE comment_id = ANY(${idList(ids)})`);
}

const LockedComment = z.object({
  id: z.int(),
  isPending: z.boolean(),
  userId: z.int(),
  kind: z.enum(commentSubjects),
  subjectId: z.int(),
  text: z.string(),
  repliedTo: z.int().nullable(),
});
export type LockedComment = z.infer<typeof LockedComment>;

/** Locks those of the comments that are there, in the order of their numbers, and returns them as they are before the decision. */
export function lockComments(transaction: Database, ids: readonly number[]): Promise<LockedComment[]> {
  return many(
    transaction,
    LockedComment,
    sql`SELECT c.id, c.state = 'pending' AS is_pending, c.user_id, c.subject_kind AS kind, c.subject_id, c.text,
      (SELECT r.user_id FROM comment r WHERE r.id = c.reply_to_id) AS replied_to
    FROM comment c WHERE c.id = ANY(${idList(ids)}) ORDER BY c.id FOR NO KEY UPDATE OF c`,
  );
}

/** Returns false if there is none. */
export async function removeComment(db: Database, id: number): Promise<boolean> {
  return (await db.execute(sql`DELETE FROM comment WHERE id = ${id}`)).rowCount === 1;
}

const BanRow = CommentBan.extend({ until: z.date().nullable(), createdAt: z.date() });

export function pageOfBans(db: Database, page: { skipCount: number; maxResultCount: number }) {
  return findPage(
    db,
    BanRow,
    {
      columns: sql`u.id, u.nick_name, b.until, b.reason, b.created_at`,
      from: sql`comment_ban b JOIN app_user u ON u.id = b.user_id`,
      where: [sql`coalesce(b.until > now(), true)`],
      order: sql`b.created_at DESC, u.id`,
    },
    page,
  );
}

/** Returns false if there is no such user. */
export async function putBan(
  db: Database,
  { userId, days, reason }: { userId: number; days: number | null; reason: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO comment_ban (user_id, until, reason)
    SELECT id, CASE WHEN ${days}::int IS NOT NULL THEN now() + make_interval(days => ${days}::int) END, ${reason} FROM app_user WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET until = excluded.until, reason = excluded.reason, created_at = now()`);
  return rowCount === 1;
}

export async function deleteBan(db: Database, userId: number): Promise<void> {
  await db.execute(sql`DELETE FROM comment_ban WHERE user_id = ${userId}`);
}
