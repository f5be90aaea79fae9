import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

const Segment = z.object({ segment: z.int(), rows: z.int() });

/** The oldest first. */
export function findSegments(db: Database): Promise<z.infer<typeof Segment>[]> {
  return many(
    db,
    Segment,
    sql`SELECT s.segment, count(i.image_id)::int AS rows FROM search_segment s LEFT JOIN image_search i USING (segment)
    GROUP BY s.segment, s.lower_at, s.lower_id ORDER BY s.lower_at, s.lower_id`,
  );
}

/** Opens a segment after the newest image: what is published from now on goes there. */
export async function openSegment(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO search_segment (lower_at, lower_id)
    SELECT published_at, image_id + 1 FROM image_search ORDER BY published_at DESC, image_id DESC LIMIT 1 ON CONFLICT DO NOTHING`);
}

/** Splits a segment into parts of `size` rows. The oldest part keeps the number; the others' lexemes get their new one. */
export async function splitSegment(transaction: Database, segment: number, size: number): Promise<void> {
  await transaction.execute(sql`
    WITH placed AS (SELECT image_id, published_at, (row_number() OVER (ORDER BY published_at, image_id) - 1) / ${size}::int AS part FROM image_search WHERE segment = ${segment}),
    lower AS (SELECT DISTINCT ON (part) part, published_at, image_id FROM placed WHERE part > 0 ORDER BY part, published_at, image_id),
    made AS (INSERT INTO search_segment (lower_at, lower_id) SELECT published_at, image_id FROM lower RETURNING segment, lower_at, lower_id),
    moved AS (SELECT p.image_id, m.segment FROM placed p JOIN lower l USING (part) JOIN made m ON m.lower_at = l.published_at AND m.lower_id = l.image_id)
    UPDATE image_search i SET segment = moved.segment,
      tsv = regexp_replace(i.tsv::text, ${`(^| )'${segment}\\|`}, '\\1''' || moved.segment || '|', 'g')::tsvector
    FROM moved WHERE moved.image_id = i.image_id`);
}
