import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const states = ['pending', 'granted', 'refused'] as const;
const State = z.object({ state: z.enum(states) });

/** Requests the original, once; returns the state of the request. */
export async function askOriginal(
  db: Database,
  { photoId, attendeeId, purpose }: { photoId: number; attendeeId: number; purpose: string },
): Promise<(typeof states)[number]> {
  await db.execute(sql`
    INSERT INTO live_original_request (photo_id, attendee_id, purpose) VALUES (${photoId}, ${attendeeId}, ${purpose}) ON CONFLICT DO NOTHING`);
  const { rows } = await db.execute(
    sql`SELECT state FROM live_original_request WHERE photo_id = ${photoId} AND attendee_id = ${attendeeId}`,
  );
  return State.parse(rows[0]).state;
}

/** Whether access was granted, the attendee still has a ticket and the photo is still on the wall. */
export async function isGranted(db: Database, photoId: number, attendeeId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT 1 FROM live_original_request r JOIN live_photo p ON p.id = r.photo_id AND p.state = 'published'
    JOIN attendee a ON a.id = r.attendee_id AND a.state = 'ticketed' JOIN ticket k ON k.attendee_id = a.id AND k.revoked_at IS NULL
    WHERE r.photo_id = ${photoId} AND r.attendee_id = ${attendeeId} AND r.state = 'granted'`);
  return rowCount === 1;
}

const Original = z.object({
  original_key: z.string(),
  format: z.string(),
  sha256: z.instanceof(Buffer),
  no: z.string(),
});

export async function findOriginalFile(db: Database, photoId: number): Promise<z.infer<typeof Original> | null> {
  const { rows } = await db.execute(sql`
    SELECT i.original_key, i.format, i.sha256, i.no FROM live_photo p JOIN image i ON i.id = p.image_id WHERE p.id = ${photoId}`);
  return z.array(Original).parse(rows)[0] ?? null;
}

const Decided = z.object({ attendee_id: z.int(), conference_id: z.int(), title: z.string() });

/** Decides a pending request; null if it is already decided or does not exist. */
export async function decideRequest(
  db: Database,
  { id, isGranted: granted, decidedBy }: { id: number; isGranted: boolean; decidedBy: number },
): Promise<z.infer<typeof Decided> | null> {
  const { rows } = await db.execute(sql`
    WITH r AS (
      UPDATE live_original_request SET state = ${granted ? 'granted' : 'refused'}, decided_by = ${decidedBy}, decided_at = now()
      WHERE id = ${id} AND state = 'pending' RETURNING photo_id, attendee_id)
    SELECT r.attendee_id, p.conference_id, i.title FROM r JOIN live_photo p ON p.id = r.photo_id JOIN image i ON i.id = p.image_id`);
  return z.array(Decided).parse(rows)[0] ?? null;
}

export async function requestExists(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM live_original_request WHERE id = ${id}`);
  return rowCount === 1;
}

const RequestRow = z.object({
  id: z.int(),
  image_id: z.int(),
  title: z.string(),
  version: z.string().nullable(),
  name: z.string(),
  company: z.string(),
  purpose: z.string(),
  state: z.enum(states),
  created_at: z.coerce.date(),
  total: z.int(),
});

export async function listRequests(
  db: Database,
  { conferenceId, skipCount, maxResultCount }: { conferenceId: number; skipCount: number; maxResultCount: number },
): Promise<z.infer<typeof RequestRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT r.id, p.image_id, i.title, i.version, a.name, a.company, r.purpose, r.state, r.created_at, count(*) OVER ()::int AS total
    FROM live_original_request r JOIN live_photo p ON p.id = r.photo_id JOIN image i ON i.id = p.image_id JOIN attendee a ON a.id = r.attendee_id
    WHERE p.conference_id = ${conferenceId} ORDER BY r.state = 'pending' DESC, r.id DESC
    LIMIT ${Math.max(1, maxResultCount)} OFFSET ${skipCount}`);
  return z.array(RequestRow).parse(rows);
}
