import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { Avatar, avatarJoin, avatarJson } from '../../account/index.ts';

interface Thread {
  kind: CommentSubject;
  id: number;
  /** Null while the author stays unnamed. */
  authorId: number | null;
  /** Who names somebody. */
  userId: number;
}

/** Over `app_user u`: whoever may be named there. */
const isMentionable = ({
  kind,
  id,
  authorId,
  userId,
}: Thread) => sql`u.is_active AND u.nick_name <> '' AND u.id <> ${userId} AND u.id IN (
  SELECT ${authorId}::int
  UNION SELECT user_id FROM comment WHERE subject_kind = ${kind} AND subject_id = ${id} AND state = 'visible'
  UNION SELECT photographer_id FROM photographer_follow WHERE user_id = ${userId})`;

const shownAtOnce = 8;
const Card = z.object({ id: z.int(), userName: z.string(), nickName: z.string(), avatar: Avatar });

export function findMentionable(db: Database, { prefix, ...thread }: Thread & { prefix: string }) {
  return many(
    db,
    Card,
    sql`SELECT u.id, u.user_name, u.nick_name, ${avatarJson} AS avatar FROM app_user u ${avatarJoin}
    WHERE ${isMentionable(thread)} AND starts_with(lower(u.nick_name), lower(${prefix}))
    ORDER BY length(u.nick_name), u.nick_name, u.id LIMIT ${shownAtOnce}`,
  );
}

/** Keeps which of these people the comment's text names; who may not be named there is passed over. */
export async function insertMentions(
  transaction: Database,
  { commentId, text, ids, ...thread }: Thread & { commentId: number; text: string; ids: readonly number[] },
): Promise<void> {
  await transaction.execute(sql`INSERT INTO comment_mention (comment_id, user_id, name)
    SELECT ${commentId}, u.id, u.nick_name FROM app_user u
    WHERE u.id = ANY(${idList(ids)}) AND ${isMentionable(thread)} AND position('@' || u.nick_name IN ${text}) > 0`);
}

export function findMentioned(db: Database, commentId: number): Promise<number[]> {
  return findIds(db, sql`SELECT user_id AS id FROM comment_mention WHERE comment_id = ${commentId} ORDER BY 1`);
}
