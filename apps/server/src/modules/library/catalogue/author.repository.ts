import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

export const AuthorRow = z.object({
  author_id: z.number(),
  user_name: z.string(),
  nick_name: z.string(),
  avatar_key: z.string().nullable(),
  avatar_id: z.number().nullable(),
  avatar_version: z.string().nullable(),
});
export type AuthorRow = z.infer<typeof AuthorRow>;

/** Over the joins below. An avatar that is not published would not be served, so it counts as none. */
export const authorColumns = sql`u.id AS author_id, u.user_name, u.nick_name, u.avatar_key, av.id AS avatar_id, av.version AS avatar_version`;

export function authorJoins(userId: SQL): SQL {
  return sql`JOIN app_user u ON u.id = ${userId} LEFT JOIN image av ON av.id = u.avatar_image_id AND av.review_state = 'approved'`;
}
