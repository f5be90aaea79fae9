import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { AuthorRow, authorColumns, authorJoins } from './author.repository.ts';

const PhotographerRow = AuthorRow.extend({
  personal_sign: z.string(),
  introduction: z.string(),
  region_name: z.string(),
  unit_name: z.string(),
  background_key: z.string().nullable(),
  background_id: z.number().nullable(),
  background_version: z.string().nullable(),
  image_count: z.number(),
  album_count: z.number(),
  rank: z.number().nullable(),
  view_count: z.number(),
  like_count: z.number(),
  follower_count: z.number(),
  joined_at: z.coerce.date(),
});
export type PhotographerRow = z.infer<typeof PhotographerRow>;

/** Null for a user who is no photographer or was deactivated. */
export async function findPhotographer(db: Database, userId: number): Promise<PhotographerRow | null> {
  const { rows } = await db.execute(sql`
    SELECT ${authorColumns}, p.personal_sign, p.introduction, p.unit_name, p.view_count, p.follower_count, p.joined_at,
      coalesce(r.name, '') AS region_name, u.background_key, bg.id AS background_id, bg.version AS background_version, pr.place AS rank,
      n.image_count, n.like_count,
      (SELECT count(*)::int FROM album a WHERE a.author_id = p.user_id AND a.review_state = 'approved') AS album_count
    FROM photographer p ${authorJoins(sql`p.user_id`)} LEFT JOIN region r ON r.id = p.region_id
    LEFT JOIN image bg ON bg.id = p.background_image_id AND bg.review_state = 'approved'
    LEFT JOIN photographer_rank pr ON pr.user_id = p.user_id AND pr.period = 'month'
    CROSS JOIN LATERAL (SELECT count(*)::int AS image_count, coalesce(sum(i.likes), 0)::int AS like_count
      FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved') n
    WHERE p.user_id = ${userId} AND u.is_active`);
  return rows[0] === undefined ? null : PhotographerRow.parse(rows[0]);
}
