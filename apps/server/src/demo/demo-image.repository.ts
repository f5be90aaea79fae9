import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const IdRow = z.object({ id: z.number() });

/** Returns the demo photographers' images by file name, with whether each is published. */
export async function readDemoImages(
  db: Database,
  authorIds: readonly number[],
): Promise<Map<string, { id: number; isPublished: boolean; isSettled: boolean }>> {
  const { rows } = await db.execute(sql`
    SELECT id, original_name, review_state = 'approved' AS "isPublished", processing_state <> 'queued' AS "isSettled"
    FROM image WHERE author_id = ANY(${sql.param([...authorIds])}::int[])`);
  const images = z
    .array(IdRow.extend({ original_name: z.string(), isPublished: z.boolean(), isSettled: z.boolean() }))
    .parse(rows);
  return new Map(images.map(({ original_name, ...image }) => [original_name, image]));
}

/** Sets the views and other counters that the demo pretends to have had. */
export async function setCounters(
  db: Database,
  imageId: number,
  counters: { views: number; likes: number; collects: number; downloads: number },
): Promise<void> {
  const { views, likes, collects, downloads } = counters;
  await db.execute(sql`
    UPDATE image SET views = ${views}, likes = ${likes}, collects = ${collects}, downloads = ${downloads} WHERE id = ${imageId}`);
  // Over the last sixty days, in weekly waves: share(n) of each count came before the nth of them.
  const share = (day: SQL) => sql`(${day} + 0.8 * sin(${day} * 0.9)) / (60 + 0.8 * sin(54.0))`;
  const part = (count: number) =>
    sql`(floor(${count} * ${share(sql`(n + 1)`)}) - floor(${count} * ${share(sql`n`)}))::int`;
  await db.execute(sql`
    INSERT INTO image_day (image_id, day, views, likes, collects, downloads)
    SELECT ${imageId}, current_date - 59 + n, ${part(views)}, ${part(likes)}, ${part(collects)}, ${part(downloads)} FROM generate_series(0, 59) n
    ON CONFLICT DO NOTHING`);
}
