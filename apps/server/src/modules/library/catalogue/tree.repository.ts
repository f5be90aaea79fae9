import { CategoryNode, RegionNode } from '@tuyuan/contract/library/album-category-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { coverJson } from '../../site/index.ts';

export const DescribedCategory = CategoryNode.extend({ description: z.string() });
export type DescribedCategory = z.infer<typeof DescribedCategory>;

/** Siblings in display order, with their own published images. One without a published cover of its own shows its newest image. */
export function findCategories(db: Database): Promise<DescribedCategory[]> {
  return many(
    db,
    DescribedCategory,
    sql`SELECT c.id, c.parent_id, c.name, c.description, coalesce(n.count, 0) AS image_count,
      coalesce(
        (SELECT ${coverJson} FROM image i WHERE i.id = c.cover_image_id AND i.review_state = 'approved'),
        (SELECT ${coverJson} FROM image i WHERE i.category_id = c.id AND i.review_state = 'approved' ORDER BY i.published_at DESC, i.id DESC LIMIT 1)) AS cover
    FROM category c
    LEFT JOIN (SELECT category_id, count(*)::int AS count FROM image WHERE review_state = 'approved' GROUP BY category_id) n ON n.category_id = c.id
    ORDER BY c.position, c.id`,
  );
}

/** Siblings in display order, with their own published images. */
export function findRegions(db: Database): Promise<RegionNode[]> {
  return many(
    db,
    RegionNode,
    sql`SELECT r.id, r.parent_id, r.name, coalesce(n.count, 0) AS image_count
    FROM region r
    LEFT JOIN (SELECT region_id, count(*)::int AS count FROM image WHERE review_state = 'approved' GROUP BY region_id) n ON n.region_id = r.id
    ORDER BY r.position, r.id`,
  );
}
