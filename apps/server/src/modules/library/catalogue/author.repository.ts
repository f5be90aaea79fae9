import { AuthorCard } from '@tuyuan/contract/library/image.ts';
import { type SQL, sql } from 'drizzle-orm';
import { Avatar, avatarJoin, avatarJson } from '../../account/index.ts';

export const Author = AuthorCard.extend({ avatar: Avatar });

/** Over the joins below. */
export const authorJson = sql`json_build_object('id', u.id, 'userName', u.user_name, 'nickName', u.nick_name, 'avatar', ${avatarJson})`;

export function authorJoins(userId: SQL): SQL {
  return sql`JOIN app_user u ON u.id = ${userId} ${avatarJoin}`;
}
