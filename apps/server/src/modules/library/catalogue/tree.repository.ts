import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../../site/index.ts';

const NodeRow = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  name: z.string(),
  description: z.string(),
  /** Published images of this node itself. */
  own_images: z.number(),
  cover: CoverRow.nullable(),
});
export type NodeRow = z.infer<typeof NodeRow>;

/** Siblings in display order. A category without a published cover of its own shows its newest image. */
export async function readCategories(db: Database): Promise<NodeRow[]> {
  const { rows } = await db.execute(sql`
    SELECT c.id, c.parent_id, c.name, c.description, coalesce(n.count, 0) AS own_images,
      coalesce(
        (SELECT ${coverJson} FROM image i WHERE i.id = c.cover_image_id AND i.review_state = 'approved'),
        (SELECT ${coverJson} FROM image i WHERE i.category_id = c.id AND i.review_state = 'approved' ORDER BY i.published_at DESC, i.id DESC LIMIT 1)) AS cover
    FROM category c
    LEFT JOIN (SELECT category_id, count(*)::int AS count FROM image WHERE review_state = 'approved' GROUP BY category_id) n ON n.category_id = c.id
    ORDER BY c.position, c.id`);
  return z.array(NodeRow).parse(rows);
}

export async function readRegions(db: Database): Promise<NodeRow[]> {
  const { rows } = await db.execute(sql`
    SELECT r.id, r.parent_id, r.name, r.description, coalesce(n.count, 0) AS own_images, NULL AS cover
    FROM region r
    LEFT JOIN (SELECT region_id, count(*)::int AS count FROM image WHERE review_state = 'approved' GROUP BY region_id) n ON n.region_id = r.id
    ORDER BY r.position, r.id`);
  return z.array(NodeRow).parse(rows);
}
