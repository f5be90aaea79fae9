import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isConferencePublic } from '../registration/index.ts';

/** Returns published albums with most of their images from the wall of a public conference, newest first. */
export async function findLiveAlbums(db: Database, conferenceId: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id FROM album a JOIN image i ON i.album_id = a.id AND i.review_state = 'approved'
    LEFT JOIN live_photo p ON p.image_id = i.id AND p.conference_id = ${conferenceId}
    WHERE a.review_state = 'approved' AND a.visibility = 'all' AND EXISTS (SELECT 1 FROM conference c WHERE c.id = ${conferenceId} AND ${isConferencePublic})
      AND a.id IN (SELECT o.album_id FROM live_photo w JOIN image o ON o.id = w.image_id WHERE w.conference_id = ${conferenceId})
    GROUP BY a.id HAVING count(p.id) * 2 > count(*) ORDER BY a.published_at DESC, a.id DESC LIMIT ${limit}`);
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}
