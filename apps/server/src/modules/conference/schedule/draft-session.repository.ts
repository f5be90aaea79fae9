import { sessionKinds } from '@tuyuan/contract/conference/schedule-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const DraftRow = z.object({
  id: z.int(),
  guid: z.string(),
  conference_id: z.int(),
  title: z.string(),
  abstract: z.string(),
  kind: z.enum(sessionKinds),
  track_id: z.int().nullable(),
  room_id: z.int().nullable(),
  start_time: z.coerce.date().nullable(),
  duration_minutes: z.int(),
  seat_limit: z.int().nullable(),
  is_cancelled: z.boolean(),
  cancelled_reason: z.string(),
  is_removed: z.boolean(),
  revision: z.int(),
  speaker_ids: z.array(z.int()),
});
export type DraftRow = z.infer<typeof DraftRow>;

export interface SessionFields {
  title: string;
  abstract: string;
  kind: string;
  trackId: number | null;
  durationMinutes: number;
  seatLimit: number | null;
}

async function readDrafts(db: Database, condition: SQL): Promise<DraftRow[]> {
  const { rows } = await db.execute(sql`
    SELECT s.id, s.guid, s.conference_id, s.title, s.abstract, s.kind, s.track_id, s.room_id, s.start_time, s.duration_minutes, s.seat_limit,
      s.is_cancelled, s.cancelled_reason, s.is_removed, s.revision,
      ARRAY(SELECT ss.speaker_id FROM conference_session_speaker ss WHERE ss.session_id = s.id ORDER BY ss.position) AS speaker_ids
    FROM conference_session s WHERE ${condition} ORDER BY s.start_time NULLS LAST, s.id`);
  return z.array(DraftRow).parse(rows);
}

/** In the order of time, those without a place last. */
export function readDraftSessions(db: Database, conferenceId: number): Promise<DraftRow[]> {
  return readDrafts(db, sql`s.conference_id = ${conferenceId}`);
}

export async function findDraftSession(db: Database, id: number): Promise<DraftRow | null> {
  return (await readDrafts(db, sql`s.id = ${id}`))[0] ?? null;
}

export async function insertSession(
  transaction: Database,
  conferenceId: number,
  session: SessionFields,
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO conference_session (conference_id, title, abstract, kind, track_id, duration_minutes, seat_limit)
    VALUES (${conferenceId}, ${session.title}, ${session.abstract}, ${session.kind}, ${session.trackId}, ${session.durationMinutes}, ${session.seatLimit})
    RETURNING id`);
  return z.object({ id: z.int() }).parse(rows[0]).id;
}

/** In their order, instead of those before. */
export async function putSpeakers(
  transaction: Database,
  sessionId: number,
  speakerIds: readonly number[],
): Promise<void> {
  await transaction.execute(sql`DELETE FROM conference_session_speaker WHERE session_id = ${sessionId}`);
  await transaction.execute(sql`
    INSERT INTO conference_session_speaker (session_id, speaker_id, position)
    SELECT ${sessionId}::int, w.id, w.place FROM unnest(${sql.param([...new Set(speakerIds)])}::int[]) WITH ORDINALITY AS w (id, place)`);
}

/** Advances to the next revision if `revision` is still the latest; returns false if it is not. */
export async function advanceSession(transaction: Database, id: number, revision: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`UPDATE conference_session SET revision = revision + 1 WHERE id = ${id} AND revision = ${revision}`,
  );
  return rowCount === 1;
}

export async function changeSession(
  transaction: Database,
  id: number,
  session: SessionFields & { isCancelled: boolean; cancelledReason: string },
): Promise<void> {
  await transaction.execute(sql`
    UPDATE conference_session SET title = ${session.title}, abstract = ${session.abstract}, kind = ${session.kind}, track_id = ${session.trackId},
      duration_minutes = ${session.durationMinutes}, seat_limit = ${session.seatLimit}, is_cancelled = ${session.isCancelled},
      cancelled_reason = ${session.isCancelled ? session.cancelledReason : ''}
    WHERE id = ${id}`);
}

export async function putSession(
  transaction: Database,
  id: number,
  place: { roomId: number | null; startTime: Date | null; durationMinutes: number },
): Promise<void> {
  await transaction.execute(sql`
    UPDATE conference_session SET room_id = ${place.startTime ? place.roomId : null}, start_time = ${place.startTime?.toISOString() ?? null},
      duration_minutes = ${place.durationMinutes}
    WHERE id = ${id}`);
}

export async function markRemoved(transaction: Database, id: number, isRemoved: boolean): Promise<void> {
  await transaction.execute(sql`UPDATE conference_session SET is_removed = ${isRemoved} WHERE id = ${id}`);
}

/** Deletes it if it never was published; false when it was. */
export async function deleteUnpublished(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    DELETE FROM conference_session s WHERE s.id = ${id}
      AND NOT EXISTS (SELECT 1 FROM published_session p WHERE p.session_id = s.id)`);
  return rowCount === 1;
}
