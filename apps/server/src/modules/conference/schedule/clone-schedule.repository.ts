import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { type ConferenceClone, movedMoment } from '../registration/index.ts';

const PairRow = z.object({ old_id: z.int(), id: z.int() });

/**
 * Copies the draft rooms, tracks, speakers and sessions of another conference, except cancelled and removed sessions.
 * Nothing is published, and stars and seats are not copied. Returns new session ids by old ones.
 */
export async function cloneSchedule(
  transaction: Database,
  { from, to, ...moves }: ConferenceClone,
): Promise<Map<number, number>> {
  // New ids are assigned before any row is written, so that sessions can refer to their rooms and speakers.
  const pairs = (table: string) => sql`
    SELECT id AS old_id, nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id FROM ${sql.identifier(table)} WHERE conference_id = ${from}::int`;
  const start = movedMoment(sql`s.start_time`, moves);
  const { rows } = await transaction.execute(sql`
    WITH room AS MATERIALIZED (${pairs('conference_room')}),
      track AS MATERIALIZED (${pairs('conference_track')}),
      speaker AS MATERIALIZED (${pairs('conference_speaker')}),
      session AS MATERIALIZED (${pairs('conference_session')} AND NOT is_removed AND NOT is_cancelled),
      rooms AS (
        INSERT INTO conference_room (id, conference_id, name, place, capacity, colour, position)
        SELECT room.id, ${to}::int, r.name, r.place, r.capacity, r.colour, r.position FROM room JOIN conference_room r ON r.id = room.old_id),
      tracks AS (
        INSERT INTO conference_track (id, conference_id, name, colour, position)
        SELECT track.id, ${to}::int, t.name, t.colour, t.position FROM track JOIN conference_track t ON t.id = track.old_id),
      speakers AS (
        INSERT INTO conference_speaker (id, conference_id, name, title, biography, photo_key, position)
        SELECT speaker.id, ${to}::int, p.name, p.title, p.biography, p.photo_key, p.position
        FROM speaker JOIN conference_speaker p ON p.id = speaker.old_id),
      sessions AS (
        INSERT INTO conference_session (id, conference_id, title, abstract, kind, track_id, room_id, start_time, duration_minutes, seat_limit)
        SELECT session.id, ${to}::int, s.title, s.abstract, s.kind, track.id, room.id, ${start}, s.duration_minutes, s.seat_limit
        FROM session JOIN conference_session s ON s.id = session.old_id
          LEFT JOIN track ON track.old_id = s.track_id LEFT JOIN room ON room.old_id = s.room_id),
      session_speakers AS (
        INSERT INTO conference_session_speaker (session_id, speaker_id, position)
        SELECT session.id, speaker.id, ss.position
        FROM conference_session_speaker ss JOIN session ON session.old_id = ss.session_id JOIN speaker ON speaker.old_id = ss.speaker_id)
    SELECT old_id, id FROM session`);
  return new Map(
    z
      .array(PairRow)
      .parse(rows)
      .map(({ old_id, id }) => [old_id, id]),
  );
}
