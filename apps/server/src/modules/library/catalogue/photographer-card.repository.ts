import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { AuthorRow, authorColumns, authorJoins } from './author.repository.ts';

export const PhotographerCardRow = AuthorRow.extend({
  personal_sign: z.string(),
  region_name: z.string(),
  image_count: z.number(),
  album_count: z.number(),
  follower_count: z.number(),
  view_count: z.number(),
  rank: z.number().nullable(),
  works: z.array(CoverRow),
});
export type PhotographerCardRow = z.infer<typeof PhotographerCardRow>;

/** Those of `userIds` that are photographers and not deactivated, in any order. Works are the newest. */
export async function findPhotographerCards(db: Database, userIds: readonly number[]): Promise<PhotographerCardRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${authorColumns}, p.personal_sign, coalesce(r.name, '') AS region_name, p.follower_count, p.view_count, pr.place AS rank,
      (SELECT count(*)::int FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved') AS image_count,
      (SELECT count(*)::int FROM album a WHERE a.author_id = p.user_id AND a.review_state = 'approved') AS album_count,
      (SELECT coalesce(json_agg(w.cover ORDER BY w.published_at DESC, w.id DESC), '[]') FROM (
        SELECT ${coverJson} AS cover, i.published_at, i.id FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved'
        ORDER BY i.published_at DESC, i.id DESC LIMIT 5) w) AS works
    FROM photographer p ${authorJoins(sql`p.user_id`)} LEFT JOIN region r ON r.id = p.region_id
    LEFT JOIN photographer_rank pr ON pr.user_id = p.user_id AND pr.period = 'month'
    WHERE p.user_id = ANY(${sql.param([...userIds])}::int[]) AND u.is_active`);
  return z.array(PhotographerCardRow).parse(rows);
}
