import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { manyPrepared } from '../../../platform/database/run-prepared.ts';
import { idList } from '../../../platform/database/sql-parts.ts';

const MatchFields = z.object({
  id: z.int(),
  title: z.string(),
  labels: z.array(z.string()),
  categoryId: z.int().nullable(),
  regionId: z.int().nullable(),
  author: z.string(),
  description: z.string(),
  no: z.string(),
});

/** Returns the fields of these images that words can match. */
export function findMatchFields(db: Database, ids: readonly number[]): Promise<z.infer<typeof MatchFields>[]> {
  return manyPrepared(
    db,
    MatchFields,
    sql`SELECT i.id, i.title, i.category_id, i.region_id, u.nick_name AS author, i.description, i.no,
      coalesce((SELECT array_agg(word ORDER BY il.position, word) FROM image_label il JOIN label l ON l.id = il.label_id
        CROSS JOIN LATERAL unnest(l.name || l.synonyms) word WHERE il.image_id = i.id), '{}') AS labels
    FROM image i JOIN app_user u ON u.id = i.author_id WHERE i.id = ANY(${idList(ids)})`,
  );
}
