import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

const newestSampled = 2000;

/** Returns the photographers with most of the newest images of these categories, best first. */
export function findTopPhotographers(db: Database, categoryIds: readonly number[], limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT n.author_id AS id FROM unnest(${idList(categoryIds)}) AS c(id)
    CROSS JOIN LATERAL (SELECT i.author_id FROM image i WHERE i.category_id = c.id AND i.review_state = 'approved'
      ORDER BY i.published_at DESC, i.id DESC LIMIT ${newestSampled}) n
    JOIN app_user u ON u.id = n.author_id AND u.is_active
    GROUP BY n.author_id ORDER BY count(*) DESC, n.author_id LIMIT ${limit}`,
  );
}
