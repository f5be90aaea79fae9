import { type SQL, sql } from 'drizzle-orm';

/** Hash of the watermark that pictures of this category have to carry: its own, else the nearest above, else the site's. */
export const currentMark = (categoryId: SQL): SQL => sql`coalesce(
  (WITH RECURSIVE above AS (
    SELECT c.id, c.parent_id, 0 AS steps FROM category c WHERE c.id = ${categoryId}
    UNION ALL SELECT c.id, c.parent_id, a.steps + 1 FROM category c JOIN above a ON c.id = a.parent_id)
    SELECT w.hash FROM above a JOIN watermark w ON w.category_id = a.id ORDER BY a.steps LIMIT 1),
  (SELECT w.hash FROM watermark w WHERE w.category_id IS NULL))`;
