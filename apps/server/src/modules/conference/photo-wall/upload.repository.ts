import { livePhotoStates } from '@tuyuan/contract/conference/photo-wall.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { accountOfAttendee } from '../registration/index.ts';

const Photographer = z.object({
  id: z.int(),
  conference_id: z.int(),
  user_id: z.int().nullable(),
  user_type: z.int(),
  is_photographer: z.boolean(),
});
export type Photographer = z.infer<typeof Photographer>;

/** Whether the account of row `a` is the one appointed as its photographer, and not one matched by a phone number entered later. */
export const isAppointed: SQL = sql`coalesce(a.photographer_id = ${accountOfAttendee}, false)`;

/** Returns a ticket holder with the account that their pictures belong to. */
export async function findPhotographer(db: Database, attendeeId: number): Promise<Photographer | null> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.conference_id, ${accountOfAttendee} AS user_id, a.user_type, ${isAppointed} AS is_photographer FROM attendee a WHERE a.id = ${attendeeId} AND a.state = 'ticketed'`);
  return z.array(Photographer).parse(rows)[0] ?? null;
}

const ConferenceName = z.object({ id: z.int(), title: z.string(), organiser: z.string() });

export async function findConferenceName(db: Database, id: number): Promise<z.infer<typeof ConferenceName> | null> {
  const { rows } = await db.execute(sql`SELECT id, title, organiser FROM conference WHERE id = ${id}`);
  return z.array(ConferenceName).parse(rows)[0] ?? null;
}

interface NewLivePhoto {
  imageId: number;
  conferenceId: number;
  hall: string;
  badgeNos: readonly string[];
  uploadedBy: number | null;
}

/**
 * Puts an image before the wall. It was shot when the camera says so, unless that can't be right: longer than a day before the
 * conference, or after now.
 */
export async function insertLivePhoto(transaction: Database, photo: NewLivePhoto): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO live_photo (conference_id, image_id, hall, badge_nos, uploaded_by, shot_at)
    SELECT c.id, i.id, ${photo.hall}, ${sql.param([...photo.badgeNos])}::text[], ${photo.uploadedBy}::int,
      CASE WHEN i.taken_at BETWEEN c.start_time - interval '1 day' AND now() THEN i.taken_at ELSE now() END
    FROM image i, conference c WHERE i.id = ${photo.imageId} AND c.id = ${photo.conferenceId}`);
}

/** Appends the image to its photographer's album of the conference and day; creates the album awaiting review if missing. */
export async function placeInAlbum(
  transaction: Database,
  { imageId, conferenceTitle, timeZone }: { imageId: number; conferenceTitle: string; timeZone: string },
): Promise<void> {
  await transaction.execute(sql`
    WITH shot AS (SELECT i.author_id, p.shot_at FROM image i JOIN live_photo p ON p.image_id = i.id WHERE i.id = ${imageId}),
    made AS (
      INSERT INTO album (author_id, title, description, review_state)
      SELECT author_id, ${conferenceTitle} || ' · 现场 ' || to_char(shot_at AT TIME ZONE ${timeZone}, 'MM-DD'), ${conferenceTitle} || '现场照片，随照片墙入库，待审核。', 'pending'
      FROM shot ON CONFLICT (author_id, title) WHERE review_state <> 'deleted' DO UPDATE SET title = excluded.title RETURNING id)
    UPDATE image SET album_id = made.id, album_position = (SELECT coalesce(max(album_position) + 1, 0) FROM image o WHERE o.album_id = made.id)
    FROM made WHERE image.id = ${imageId}`);
}

const UploadRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  author_id: z.int(),
  state: z.enum(livePhotoStates),
  title: z.string(),
  hall: z.string(),
  file_name: z.string(),
  at: z.coerce.date(),
  problem: z.string(),
  withdrawn_reason: z.string(),
});
export type UploadRow = z.infer<typeof UploadRow>;

async function readUploads(db: Database, condition: SQL, order: SQL): Promise<UploadRow[]> {
  const { rows } = await db.execute(sql`
    SELECT p.id, p.conference_id, i.author_id, p.state, i.title, p.hall, i.original_name AS file_name, p.created_at AS at, p.withdrawn_reason,
      CASE WHEN i.processing_state = 'failed' THEN coalesce(i.processing_error, '') ELSE '' END AS problem
    FROM live_photo p JOIN image i ON i.id = p.image_id WHERE ${condition} ${order}`);
  return z.array(UploadRow).parse(rows);
}

export async function findUpload(db: Database, imageId: number): Promise<UploadRow | null> {
  return (await readUploads(db, sql`p.image_id = ${imageId}`, sql``))[0] ?? null;
}

/** Whether the author has already sent the file to the conference's wall, published or not. */
export async function isSent(
  db: Database,
  { conferenceId, authorId, sha256 }: { conferenceId: number; authorId: number; sha256: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT 1 FROM live_photo p JOIN image i ON i.id = p.image_id
    WHERE p.conference_id = ${conferenceId} AND i.author_id = ${authorId} AND i.sha256 = ${sha256}`);
  return rowCount === 1;
}

export async function findOwnUpload(db: Database, id: number, attendeeId: number): Promise<UploadRow | null> {
  return (await readUploads(db, sql`p.id = ${id} AND p.uploaded_by = ${attendeeId}`, sql``))[0] ?? null;
}

/** Returns the attendee's latest uploads. */
export function listUploads(db: Database, attendeeId: number, limit: number): Promise<UploadRow[]> {
  return readUploads(db, sql`p.uploaded_by = ${attendeeId}`, sql`ORDER BY p.id DESC LIMIT ${limit}`);
}

/** Returns the author of the image, and whether it is processed. */
export async function findImageState(db: Database, imageId: number): Promise<{ authorId: number; isReady: boolean }> {
  const { rows } = await db.execute(
    sql`SELECT author_id AS "authorId", processing_state = 'ready' AS "isReady" FROM image WHERE id = ${imageId}`,
  );
  return z.object({ authorId: z.int(), isReady: z.boolean() }).parse(rows[0]);
}

/** Returns the halls of the conference's rooms and seats. */
export async function listHalls(db: Database, conferenceId: number): Promise<string[]> {
  const { rows } = await db.execute(sql`
    SELECT name FROM (
      SELECT name, position FROM conference_room WHERE conference_id = ${conferenceId}
      UNION ALL SELECT DISTINCT hall, 1000 FROM live_photo WHERE conference_id = ${conferenceId} AND hall <> '') h
    GROUP BY name ORDER BY min(position), name LIMIT 50`);
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
}
