import { type SQL, sql } from 'drizzle-orm';

/** For WITH RECURSIVE: `mark_of`, the watermark (id, hash) of each category, its own or the nearest above; null where only the site's holds. */
export const markOfCategories = sql`mark_of AS (
  SELECT c.id AS category_id, w.id, w.hash FROM category c LEFT JOIN watermark w ON w.category_id = c.id WHERE c.parent_id IS NULL
  UNION ALL SELECT c.id, coalesce(w.id, m.id), coalesce(w.hash, m.hash)
  FROM mark_of m JOIN category c ON c.parent_id = m.category_id LEFT JOIN watermark w ON w.category_id = c.id)`;

/** The watermark of `image i LEFT JOIN mark_of m`. */
export function ownMark(column: 'id' | 'hash'): SQL {
  const name = sql.raw(column);
  return sql`coalesce(m.${name}, (SELECT s.${name} FROM watermark s WHERE s.category_id IS NULL))`;
}

/** Whether `image i LEFT JOIN mark_of m` is rendered with a mark that is its own no more. */
export const isStale = sql`i.processing_state = 'ready' AND split_part(i.recipe, '-', 2) IS DISTINCT FROM ${ownMark('hash')}`;
