import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const Ids = z.array(z.object({ id: z.int() })).transform((rows) => rows.map(({ id }) => id));

/** Returns the demo's conference that has halls and an open photo wall. */
export async function findWallToFill(db: Database): Promise<number | null> {
  const { rows } = await db.execute(sql`
    SELECT id FROM conference c WHERE live_on AND id = (SELECT min(id) FROM conference WHERE NOT is_rehearsal)
      AND EXISTS (SELECT 1 FROM interaction_room r WHERE r.conference_id = c.id)`);
  return Ids.parse(rows)[0] ?? null;
}

/** Returns the room if it has neither the poll nor any open interaction. */
export async function findPollRoom(
  db: Database,
  conferenceId: number,
  { room, title }: { room: string; title: string },
): Promise<number | null> {
  const { rows } = await db.execute(sql`
    SELECT id FROM interaction_room r WHERE conference_id = ${conferenceId} AND name = ${room}
      AND NOT EXISTS (SELECT 1 FROM interaction i WHERE i.room_id = r.id AND (i.title = ${title} OR i.state = 'open'))`);
  return Ids.parse(rows)[0] ?? null;
}

interface WallPhoto {
  conferenceId: number;
  imageId: number;
  hall: string;
  minutesAgo: number;
  badgeNos?: readonly string[];
  state?: 'review';
  isReported?: boolean;
  likes: number;
}

/** Not before the conference began; one that is there already stays as it is. */
export async function insertWallPhoto(db: Database, photo: WallPhoto): Promise<void> {
  const state = photo.state ?? 'published';
  await db.execute(sql`
    WITH placed AS (
      INSERT INTO live_photo (conference_id, image_id, state, hall, badge_nos, shot_at, likes, published_at)
      SELECT id, ${photo.imageId}::int, ${state}, ${photo.hall}, ${sql.param([...(photo.badgeNos ?? [])])}::text[],
        greatest(start_time, now() - make_interval(mins => ${photo.minutesAgo}::int)), ${photo.likes}::int,
        CASE WHEN ${state} = 'published' THEN now() END
      FROM conference WHERE id = ${photo.conferenceId} AND NOT EXISTS (SELECT 1 FROM live_photo WHERE image_id = ${photo.imageId})
      ON CONFLICT (image_id) DO NOTHING RETURNING id, conference_id)
    INSERT INTO live_photo_report (photo_id, attendee_id, reason)
    SELECT placed.id, (SELECT min(id) FROM attendee a WHERE a.conference_id = placed.conference_id AND a.user_id IS NULL), 'portrait'
    FROM placed WHERE ${photo.isReported ?? false}::boolean`);
}
