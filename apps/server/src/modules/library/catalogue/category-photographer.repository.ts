import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const newestSampled = 2000;

/** Who has most of the newest images of these categories, best first. */
export async function findTopPhotographers(
  db: Database,
  categoryIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT n.author_id FROM unnest(${sql.param([...categoryIds])}::int[]) AS c(id)
    CROSS JOIN LATERAL (SELECT i.author_id FROM image i WHERE i.category_id = c.id AND i.review_state = 'approved'
      ORDER BY i.published_at DESC, i.id DESC LIMIT ${newestSampled}) n
    JOIN app_user u ON u.id = n.author_id AND u.is_active
    GROUP BY n.author_id ORDER BY count(*) DESC, n.author_id LIMIT ${limit}`);
  return z
    .array(z.object({ author_id: z.number() }))
    .parse(rows)
    .map((row) => row.author_id);
}
