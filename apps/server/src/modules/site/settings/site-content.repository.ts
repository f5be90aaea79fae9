import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

export async function countQueuedImages(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM image WHERE processing_state = 'queued'`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

const Figures = z.object({
  images: z.number(),
  albums: z.number(),
  topicAlbums: z.number(),
  photographers: z.number(),
  imagesToday: z.number(),
});

/** `today` begins at midnight in `timeZone`. */
export async function readFigures(db: Database, timeZone: string): Promise<z.infer<typeof Figures>> {
  const { rows } = await db.execute(sql`
    SELECT (SELECT count(*)::int FROM image WHERE review_state = 'approved') AS images,
      (SELECT count(*)::int FROM album WHERE review_state = 'approved' AND visibility = 'all') AS albums,
      (SELECT count(*)::int FROM topic_album WHERE published_at <= now()) AS "topicAlbums",
      (SELECT count(*)::int FROM active_photographer p JOIN app_user u ON u.id = p.user_id WHERE u.is_active) AS photographers,
      (SELECT count(*)::int FROM image WHERE review_state = 'approved'
        AND published_at >= date_trunc('day', now() AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone}) AS "imagesToday"`);
  return Figures.parse(rows[0]);
}
