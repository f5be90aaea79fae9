import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { runPrepared } from '../../../platform/database/run-prepared.ts';

const FieldsRow = z.object({
  id: z.number(),
  title: z.string(),
  labels: z.array(z.string()),
  category_id: z.number().nullable(),
  region_id: z.number().nullable(),
  author: z.string(),
  description: z.string(),
  no: z.string(),
});
export type MatchFieldsRow = z.infer<typeof FieldsRow>;

/** What of these images words can match. */
export async function findMatchFields(db: Database, ids: readonly number[]): Promise<MatchFieldsRow[]> {
  const rows = await runPrepared(
    db,
    sql`
    SELECT i.id, i.title, i.category_id, i.region_id, u.nick_name AS author, i.description, i.no,
      coalesce((SELECT array_agg(word ORDER BY il.position, word) FROM image_label il JOIN label l ON l.id = il.label_id
        CROSS JOIN LATERAL unnest(l.name || l.synonyms) word WHERE il.image_id = i.id), '{}') AS labels
    FROM image i JOIN app_user u ON u.id = i.author_id WHERE i.id = ANY(${sql.param([...ids])}::int[])`,
  );
  return z.array(FieldsRow).parse(rows);
}
