import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { LivePhotoRow, photoColumns, photoTables } from './wall.repository.ts';

const Moved = LivePhotoRow.extend({ state: z.enum(['uploaded', 'review', 'published', 'withdrawn']) });
export type MovedPhoto = z.infer<typeof Moved>;

/** Moves a processed photo to `published`, or to `review` if the wall is reviewed. Null for an image that is not a live photo. */
export async function release(transaction: Database, imageId: number): Promise<MovedPhoto | null> {
  const { rows } = await transaction.execute(sql`
    UPDATE live_photo p SET
      state = CASE WHEN coalesce((SELECT is_reviewed FROM live_wall w WHERE w.conference_id = p.conference_id), true) THEN 'review' ELSE 'published' END,
      published_at = CASE WHEN coalesce((SELECT is_reviewed FROM live_wall w WHERE w.conference_id = p.conference_id), true) THEN NULL ELSE now() END
    WHERE p.image_id = ${imageId} AND p.state = 'uploaded' RETURNING p.id, p.state`);
  const moved = z.array(z.object({ id: z.int(), state: Moved.shape.state })).parse(rows)[0];
  return moved ? findMoved(transaction, moved.id) : null;
}

async function findMoved(transaction: Database, id: number): Promise<MovedPhoto | null> {
  const { rows } = await transaction.execute(
    sql`SELECT ${photoColumns}, p.state FROM ${photoTables} WHERE p.id = ${id}`,
  );
  return z.array(Moved).parse(rows)[0] ?? null;
}

interface Decision {
  ids: readonly number[];
  isPublished: boolean;
  reason: string;
  decidedBy: number;
}

/** Moves processed photos not yet in the requested state; returns them. */
export async function decide(
  transaction: Database,
  { ids, isPublished, reason, decidedBy }: Decision,
): Promise<MovedPhoto[]> {
  const to = isPublished ? 'published' : 'withdrawn';
  const { rows } = await transaction.execute(sql`
    WITH p AS (
      UPDATE live_photo p SET state = ${to}, decided_by = ${decidedBy}, withdrawn_reason = ${isPublished ? '' : reason},
        published_at = CASE WHEN ${isPublished}::boolean THEN coalesce(p.published_at, now()) ELSE p.published_at END
      FROM image i WHERE i.id = p.image_id AND i.processing_state = 'ready' AND p.id = ANY(${sql.param([...ids])}::int[])
        AND p.state <> 'uploaded' AND p.state <> ${to} RETURNING p.*)
    SELECT ${photoColumns}, p.state FROM p JOIN image i ON i.id = p.image_id JOIN app_user u ON u.id = i.author_id ORDER BY p.id`);
  return z.array(Moved).parse(rows);
}

/** Returns those of the photos that are on the wall with an unreviewed report. */
export async function findCleared(
  transaction: Database,
  ids: readonly number[],
): Promise<{ id: number; conference_id: number }[]> {
  const { rows } = await transaction.execute(sql`
    SELECT p.id, p.conference_id FROM live_photo p WHERE p.id = ANY(${sql.param([...ids])}::int[]) AND p.state = 'published'
      AND EXISTS (SELECT 1 FROM live_photo_report r WHERE r.photo_id = p.id AND NOT r.is_settled)`);
  return z.array(z.object({ id: z.int(), conference_id: z.int() })).parse(rows);
}

/** Withdraws a photo sent from this attendee's phone, in any state; returns it if it was on the wall. */
export async function withdrawOwn(transaction: Database, id: number, attendeeId: number): Promise<MovedPhoto | null> {
  const { rows } = await transaction.execute(sql`
    WITH own AS (
      SELECT id, state FROM live_photo WHERE id = ${id} AND uploaded_by = ${attendeeId} AND state <> 'withdrawn' FOR UPDATE)
    UPDATE live_photo p SET state = 'withdrawn', withdrawn_reason = '摄影师撤回' FROM own WHERE p.id = own.id
    RETURNING own.state = 'published' AS "wasShown"`);
  const withdrawn = z.array(z.object({ wasShown: z.boolean() })).parse(rows)[0];
  return withdrawn?.wasShown ? findMoved(transaction, id) : null;
}

/** Marks the reports of these photos as settled. */
export async function settleReports(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    UPDATE live_photo_report SET is_settled = true WHERE photo_id = ANY(${sql.param([...ids])}::int[]) AND NOT is_settled`);
}

interface Report {
  photoId: number;
  attendeeId: number;
  reason: string;
}

/** Stores one report per person; at the limit, takes the photo off the wall and returns it. */
export async function takeReport(
  transaction: Database,
  { photoId, attendeeId, reason }: Report,
): Promise<MovedPhoto | null> {
  // Serialises reports, so that two concurrent ones are both counted.
  await transaction.execute(sql`SELECT 1 FROM live_photo WHERE id = ${photoId} FOR NO KEY UPDATE`);
  await transaction.execute(sql`
    INSERT INTO live_photo_report (photo_id, attendee_id, reason) VALUES (${photoId}, ${attendeeId}, ${reason}) ON CONFLICT DO NOTHING`);
  const { rowCount } = await transaction.execute(sql`
    UPDATE live_photo p SET state = 'review' WHERE p.id = ${photoId} AND p.state = 'published'
      AND (SELECT count(*) FROM live_photo_report r WHERE r.photo_id = p.id AND NOT r.is_settled)
        >= coalesce((SELECT reports_to_hide FROM live_wall w WHERE w.conference_id = p.conference_id), 3)`);
  return rowCount === 1 ? findMoved(transaction, photoId) : null;
}

/** Sets or removes a person's mark; returns the likes. */
export async function setMark(
  transaction: Database,
  { photoId, attendeeId, kind, isMarked }: { photoId: number; attendeeId: number; kind: string; isMarked: boolean },
): Promise<number> {
  const changed = isMarked
    ? sql`INSERT INTO live_photo_mark (photo_id, attendee_id, kind) VALUES (${photoId}, ${attendeeId}, ${kind}) ON CONFLICT DO NOTHING RETURNING kind`
    : sql`DELETE FROM live_photo_mark WHERE photo_id = ${photoId} AND attendee_id = ${attendeeId} AND kind = ${kind} RETURNING kind`;
  const { rows } = await transaction.execute(sql`
    WITH changed AS (${changed})
    UPDATE live_photo SET likes = likes + (SELECT count(*) FROM changed WHERE kind = 'like')::int * ${isMarked ? 1 : -1}::int
    WHERE id = ${photoId} RETURNING likes`);
  return z.object({ likes: z.int() }).parse(rows[0]).likes;
}

const MarkRow = z.object({ id: z.int(), kind: z.enum(['like', 'collect', 'report']) });
const RequestRow = z.object({ id: z.int(), state: z.enum(['pending', 'granted', 'refused']) });
const maxMarks = 2000;

export async function listMarks(db: Database, attendeeId: number) {
  const { rows } = await db.execute(sql`
    SELECT photo_id AS id, kind FROM live_photo_mark WHERE attendee_id = ${attendeeId}
    UNION ALL SELECT photo_id, 'report' FROM live_photo_report WHERE attendee_id = ${attendeeId} LIMIT ${maxMarks}`);
  const { rows: requests } = await db.execute(sql`
    SELECT photo_id AS id, state FROM live_original_request WHERE attendee_id = ${attendeeId} ORDER BY id DESC LIMIT ${maxMarks}`);
  return { marks: z.array(MarkRow).parse(rows), requests: z.array(RequestRow).parse(requests) };
}
