import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';

/** Adds sales of images to their counters and to today's statistics; -1 for sales that are taken back. */
export async function countSales(
  transaction: Database,
  imageIds: readonly number[],
  each: 1 | -1,
  timeZone: string,
): Promise<void> {
  // In one order everywhere, so that two orders of the same images can't wait for each other in a circle.
  await transaction.execute(sql`SELECT 1 FROM image WHERE id = ANY(${idList(imageIds)}) ORDER BY id FOR NO KEY UPDATE`);
  await transaction.execute(sql`
    WITH sold AS (SELECT id, (count(*) * ${each})::int AS sales FROM unnest(${idList(imageIds)}) AS s(id) GROUP BY id ORDER BY id),
    days AS (
      INSERT INTO image_day AS d (image_id, day, sales) SELECT id, (now() AT TIME ZONE ${timeZone})::date, greatest(sales, 0) FROM sold
      ON CONFLICT (image_id, day) DO UPDATE SET sales = greatest(0, d.sales + (SELECT s.sales FROM sold s WHERE s.id = d.image_id)))
    UPDATE image i SET sales = greatest(0, i.sales + s.sales) FROM sold s WHERE i.id = s.id`);
}
