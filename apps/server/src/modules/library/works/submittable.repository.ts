import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

/** Over `image i`: the fields that have to be filled before it is submitted, and aren't. */
export const missingFields = sql`array_remove(ARRAY[
  CASE WHEN i.title = '' THEN 'title' END,
  CASE WHEN NOT EXISTS (SELECT FROM image_label il WHERE il.image_id = i.id) THEN 'labels' END,
  CASE WHEN i.category_id IS NULL THEN 'categoryId' END,
  CASE WHEN i.ai_use IS NULL THEN 'aiUse' END], NULL)`;

/** Returns the processed ones whose details are complete. */
export function findCompleteImages(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT i.id FROM image i WHERE i.id = ANY(${idList(ids)}) AND i.processing_state = 'ready' AND ${missingFields} = '{}' ORDER BY i.id`,
  );
}

/** Returns the albums that hold a picture. */
export function findFilledAlbums(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.id FROM album a WHERE a.id = ANY(${idList(ids)})
      AND EXISTS (SELECT FROM image i WHERE i.album_id = a.id AND i.review_state <> 'deleted') ORDER BY a.id`,
  );
}
