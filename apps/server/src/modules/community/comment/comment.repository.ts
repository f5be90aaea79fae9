import { Comment, type getComments, Reply } from '@tuyuan/contract/community/comment-data.ts';
import { type CommentSubject, commentSubjects, repliesAtFirst } from '@tuyuan/contract/community/comment-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { type Quota, takingQuota } from '../../../platform/database/quota.repository.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { findPrepared, onePrepared } from '../../../platform/database/run-prepared.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows } from '../../../platform/database/values.ts';
import { Avatar, avatarJoin, avatarJson } from '../../account/index.ts';

const ReplyRow = Reply.extend({ user: Reply.shape.user.extend({ avatar: Avatar }), createdAt: z.date() });
const CommentRow = ReplyRow.extend({ replyCount: Comment.shape.replyCount });

/** Who looks, and who made what is commented on. */
interface Viewer {
  userId: number | null;
  authorId: number | null;
}

/** Over that alias: shown to this user. */
const isShown = (alias: SQL, userId: number | null) =>
  sql`(${alias}.state = 'visible' OR (${alias}.state = 'pending' AND ${alias}.user_id = ${userId}::int))`;
const columns = ({ userId, authorId }: Viewer) => sql`c.id, c.likes, c.created_at,
  json_build_object('id', u.id, 'userName', u.user_name, 'nickName', u.nick_name, 'avatar', ${avatarJson}) AS "user",
  CASE WHEN ${isShown(sql`c`, userId)} THEN c.text ELSE '' END AS text,
  CASE WHEN ${isShown(sql`c`, userId)} THEN c.state ELSE 'gone' END AS state,
  coalesce(c.user_id = ${authorId}::int, false) AS is_author, coalesce(c.user_id = ${userId}::int, false) AS is_mine,
  EXISTS (SELECT FROM comment_like l WHERE l.comment_id = c.id AND l.user_id = ${userId}::int) AS is_liked,
  CASE WHEN c.reply_to_id <> c.parent_id THEN (SELECT ru.nick_name FROM comment rc JOIN app_user ru ON ru.id = rc.user_id WHERE rc.id = c.reply_to_id) END AS reply_to`;
const from = sql`comment c JOIN app_user u ON u.id = c.user_id ${avatarJoin}`;
const repliesOf = (id: SQL, userId: number | null) =>
  sql`FROM comment r WHERE r.parent_id = ${id} AND ${isShown(sql`r`, userId)}`;

export async function pageOfComments(
  db: Database,
  { kind, id, sort, ...page }: InputOf<typeof getComments>,
  viewer: Viewer,
) {
  const found = await findPage(
    db,
    CommentRow,
    {
      columns: sql`${columns(viewer)}, (SELECT count(*)::int ${repliesOf(sql`c.id`, viewer.userId)}) AS reply_count`,
      from,
      where: [
        sql`c.subject_kind = ${kind} AND c.subject_id = ${id} AND c.parent_id IS NULL`,
        sql`(${isShown(sql`c`, viewer.userId)} OR EXISTS (SELECT ${repliesOf(sql`c.id`, viewer.userId)}))`,
      ],
      order: sort === 'hottest' ? sql`c.likes DESC, c.id DESC` : sql`c.id DESC`,
    },
    page,
  );
  const replies = await firstReplies(
    db,
    found.items.map((item) => item.id),
    viewer,
  );
  const commentCount = await countRows(
    db,
    sql`SELECT 1 FROM comment c WHERE c.subject_kind = ${kind} AND c.subject_id = ${id} AND c.state = 'visible'`,
  );
  return {
    ...found,
    commentCount,
    items: found.items.map((item) => ({
      ...item,
      replies: replies.filter(({ parentId }) => parentId === item.id).map(({ parentId: _, ...reply }) => reply),
    })),
  };
}

function firstReplies(db: Database, ids: readonly number[], viewer: Viewer) {
  return many(
    db,
    ReplyRow.extend({ parentId: z.int() }),
    sql`SELECT ${columns(viewer)}, c.parent_id FROM unnest(${idList(ids)}) AS p (id)
    CROSS JOIN LATERAL (SELECT r.id ${repliesOf(sql`p.id`, viewer.userId)} ORDER BY r.id LIMIT ${repliesAtFirst}) first
    JOIN comment c ON c.id = first.id JOIN app_user u ON u.id = c.user_id ${avatarJoin} ORDER BY c.id`,
  );
}

export function pageOfReplies(
  db: Database,
  id: number,
  page: { skipCount: number; maxResultCount: number },
  viewer: Viewer,
) {
  const where = [sql`c.parent_id = ${id}`, isShown(sql`c`, viewer.userId)];
  return findPage(db, ReplyRow, { columns: columns(viewer), from, where, order: sql`c.id` }, page);
}

export function findReply(db: Database, id: number, viewer: Viewer) {
  return findPrepared(db, ReplyRow, sql`SELECT ${columns(viewer)} FROM ${from} WHERE c.id = ${id}`);
}

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

/** Deletes what a person wrote, with the answers to it, and takes back their likes and reports. */
export async function deleteCommentsOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`
    WITH gone AS (DELETE FROM comment_like WHERE user_id = ${userId} RETURNING comment_id)
    UPDATE comment c SET likes = c.likes - 1 FROM gone WHERE c.id = gone.comment_id`);
  await transaction.execute(sql`
    WITH gone AS (DELETE FROM comment_report WHERE user_id = ${userId} RETURNING comment_id)
    UPDATE comment c SET open_reports = greatest(0, c.open_reports - 1) FROM gone WHERE c.id = gone.comment_id`);
  await transaction.execute(sql`DELETE FROM comment_ban WHERE user_id = ${userId}`);
  await transaction.execute(sql`DELETE FROM comment WHERE user_id = ${userId}`);
}
