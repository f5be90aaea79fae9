import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';

/** Returns the names of the labels that most published images have. */
export async function findFrequentLabels(db: Database, limit: number): Promise<string[]> {
  const labels = await many(
    db,
    z.object({ name: z.string() }),
    sql`SELECT l.name FROM label l JOIN image_label il ON il.label_id = l.id JOIN image_search s ON s.image_id = il.image_id GROUP BY l.id ORDER BY count(*) DESC, l.id LIMIT ${limit}`,
  );
  return labels.map(({ name }) => name);
}

export async function findAuthorId(db: Database, imageId: number): Promise<number | null> {
  const row = await findOne(
    db,
    z.object({ authorId: z.int().nullable() }),
    sql`SELECT author_id FROM image WHERE id = ${imageId} AND review_state <> 'deleted'`,
  );
  return row?.authorId ?? null;
}
