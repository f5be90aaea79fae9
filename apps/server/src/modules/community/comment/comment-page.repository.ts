import { Comment, type getComments, Reply } from '@tuyuan/contract/community/comment-data.ts';
import { repliesAtFirst } from '@tuyuan/contract/community/comment-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { findPrepared } from '../../../platform/database/run-prepared.ts';
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
  CASE WHEN c.reply_to_id <> c.parent_id THEN (SELECT ru.nick_name FROM comment rc JOIN app_user ru ON ru.id = rc.user_id WHERE rc.id = c.reply_to_id) END AS reply_to,
  CASE WHEN ${isShown(sql`c`, userId)} THEN coalesce((SELECT json_agg(json_build_object('id', m.user_id, 'name', m.name, 'isPhotographer', p.user_id IS NOT NULL) ORDER BY m.user_id)
    FROM comment_mention m LEFT JOIN photographer p ON p.user_id = m.user_id WHERE m.comment_id = c.id), '[]') ELSE '[]' END AS mentions`;
const commentsFrom = sql`comment c JOIN app_user u ON u.id = c.user_id ${avatarJoin}`;
const repliesOf = (id: SQL, userId: number | null) =>
  sql`FROM comment r WHERE r.parent_id = ${id} AND ${isShown(sql`r`, userId)}`;

/** A first-level comment's place in either order. */
const Place = z.object({ id: z.int(), likes: z.int() });
type Place = z.infer<typeof Place>;

function placeOf(cursor: string): Place {
  const [likes = 0, id = 0] = cursor.split('-').map(Number);
  return { id, likes };
}

/** Where the thread of a comment begins, if it stands there and is shown. */
function findPlace(db: Database, isListed: SQL, commentId: number): Promise<Place | null> {
  return findOne(
    db,
    Place,
    sql`SELECT c.id, c.likes FROM comment c WHERE ${isListed} AND c.id = (SELECT coalesce(parent_id, id) FROM comment WHERE id = ${commentId})`,
  );
}

export async function pageOfComments(
  db: Database,
  { kind, id, sort, cursor, commentId, ...page }: InputOf<typeof getComments>,
  viewer: Viewer,
) {
  const isListed = sql`c.subject_kind = ${kind} AND c.subject_id = ${id} AND c.parent_id IS NULL
    AND (${isShown(sql`c`, viewer.userId)} OR EXISTS (SELECT ${repliesOf(sql`c.id`, viewer.userId)}))`;
  const behind = cursor === undefined ? null : placeOf(cursor);
  const wanted = behind || commentId === undefined ? null : await findPlace(db, isListed, commentId);
  const comparison = behind ? sql`<` : sql`<=`;
  const start = behind ?? wanted;
  const from =
    start &&
    (sort === 'hottest'
      ? sql`(c.likes, c.id) ${comparison} (${start.likes}::int, ${start.id}::int)`
      : sql`c.id ${comparison} ${start.id}`);
  const found = await findPage(
    db,
    CommentRow,
    {
      columns: sql`${columns(viewer)}, (SELECT count(*)::int ${repliesOf(sql`c.id`, viewer.userId)}) AS reply_count`,
      from: commentsFrom,
      where: [isListed, from ?? false],
      order: sort === 'hottest' ? sql`c.likes DESC, c.id DESC` : sql`c.id DESC`,
    },
    page,
  );
  const replies = await firstReplies(
    db,
    found.items.map((item) => item.id),
    viewer,
  );
  const ofSubject = sql`SELECT 1 FROM comment c WHERE c.subject_kind = ${kind} AND c.subject_id = ${id}`;
  const commentCount = await countRows(db, sql`${ofSubject} AND c.state = 'visible'`);
  const totalCount = start ? await countRows(db, sql`SELECT 1 FROM comment c WHERE ${isListed}`) : found.totalCount;
  const last = found.items.at(-1);
  return {
    commentCount,
    totalCount,
    isFromMiddle: wanted !== null && totalCount > found.totalCount,
    nextCursor: last && found.totalCount > page.skipCount + found.items.length ? `${last.likes}-${last.id}` : null,
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
  return findPage(db, ReplyRow, { columns: columns(viewer), from: commentsFrom, where, order: sql`c.id` }, page);
}

export function findReply(db: Database, id: number, viewer: Viewer) {
  return findPrepared(db, ReplyRow, sql`SELECT ${columns(viewer)} FROM ${commentsFrom} WHERE c.id = ${id}`);
}
