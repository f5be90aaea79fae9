import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import type { DemoSchedule, DemoSession } from './demo-schedule.ts';

const IdRow = z.object({ id: z.int() });
const idOf = (rows: unknown[]) => IdRow.parse(rows[0]).id;

const ConferenceRow = z.object({ id: z.int(), start_time: z.coerce.date() });

/** Returns the first conference if it has no schedule. */
export async function findConferenceToFill(db: Database): Promise<z.infer<typeof ConferenceRow> | null> {
  const { rows } = await db.execute(sql`
    SELECT id, start_time FROM conference c WHERE NOT is_rehearsal AND id = (SELECT min(id) FROM conference WHERE NOT is_rehearsal)
      AND NOT EXISTS (SELECT 1 FROM conference_room r WHERE r.conference_id = c.id)`);
  return rows[0] === undefined ? null : ConferenceRow.parse(rows[0]);
}

/** Inserts rooms, tracks and speakers; returns their ids by name. */
export async function insertStage(
  db: Database,
  conferenceId: number,
  { rooms, tracks, speakers }: Pick<DemoSchedule, 'rooms' | 'tracks' | 'speakers'>,
): Promise<Record<'rooms' | 'tracks' | 'speakers', Map<string, number>>> {
  const found = {
    rooms: new Map<string, number>(),
    tracks: new Map<string, number>(),
    speakers: new Map<string, number>(),
  };
  for (const [position, { name, place, capacity, colour }] of rooms.entries()) {
    const { rows } = await db.execute(sql`
      INSERT INTO conference_room (conference_id, name, place, capacity, colour, position)
      VALUES (${conferenceId}, ${name}, ${place}, ${capacity}, ${colour}, ${position}) RETURNING id`);
    found.rooms.set(name, idOf(rows));
  }
  for (const [position, { name, colour }] of tracks.entries()) {
    const { rows } = await db.execute(sql`
      INSERT INTO conference_track (conference_id, name, colour, position) VALUES (${conferenceId}, ${name}, ${colour}, ${position}) RETURNING id`);
    found.tracks.set(name, idOf(rows));
  }
  for (const [position, { name, title, biography }] of speakers.entries()) {
    const { rows } = await db.execute(sql`
      INSERT INTO conference_speaker (conference_id, name, title, biography, position)
      VALUES (${conferenceId}, ${name}, ${title}, ${biography}, ${position}) RETURNING id`);
    found.speakers.set(name, idOf(rows));
  }
  return found;
}

export async function insertDemoSession(
  db: Database,
  conferenceId: number,
  session: Pick<DemoSession, 'title' | 'abstract' | 'kind' | 'minutes' | 'seats'> & {
    trackId: number | null;
    speakerIds: number[];
  },
): Promise<number> {
  const { rows } = await db.execute(sql`
    INSERT INTO conference_session (conference_id, title, abstract, kind, track_id, duration_minutes, seat_limit)
    VALUES (${conferenceId}, ${session.title}, ${session.abstract}, ${session.kind}, ${session.trackId}, ${session.minutes}, ${session.seats}) RETURNING id`);
  const id = idOf(rows);
  await db.execute(sql`
    INSERT INTO conference_session_speaker (session_id, speaker_id, position)
    SELECT ${id}::int, w.id, w.place FROM unnest(${sql.param(session.speakerIds)}::int[]) WITH ORDINALITY AS w (id, place)`);
  return id;
}

export async function placeDemoSession(
  db: Database,
  id: number,
  { roomId, start }: { roomId: number | null; start: Date },
): Promise<void> {
  await db.execute(
    sql`UPDATE conference_session SET room_id = ${roomId}, start_time = ${start.toISOString()} WHERE id = ${id}`,
  );
}

export async function giveSpeakerPhoto(db: Database, id: number, photoKey: string): Promise<void> {
  await db.execute(sql`UPDATE conference_speaker SET photo_key = ${photoKey} WHERE id = ${id}`);
}

/**
 * Inserts stars and seats for attendees without a login, the same at every start; full sessions have a waitlist.
 * Attendees with a login are left alone.
 */
export async function seedInterest(db: Database, conferenceId: number): Promise<void> {
  const wish = sql`
    SELECT a.id AS attendee_id, p.session_id, p.seat_limit, (a.id * 37 + p.session_id * 61) % 100 AS mood,
      row_number() OVER (PARTITION BY p.session_id ORDER BY (a.id * 53 + p.session_id) % 97, a.id) AS place
    FROM attendee a JOIN published_session p ON p.conference_id = a.conference_id
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' AND a.user_id IS NULL AND p.state = 'on' AND p.facts ->> 'kind' <> 'break'`;
  await db.execute(sql`
    INSERT INTO session_star (attendee_id, session_id) SELECT attendee_id, session_id FROM (${wish}) w WHERE mood < 30`);
  await db.execute(sql`
    WITH chosen AS (SELECT *, row_number() OVER (PARTITION BY session_id ORDER BY place) AS turn FROM (${wish}) w WHERE mood BETWEEN 10 AND 54),
      seats AS (
        INSERT INTO session_seat (session_id, attendee_id, state, waitlist_no)
        SELECT session_id, attendee_id, CASE WHEN turn <= seat_limit THEN 'confirmed' ELSE 'waitlisted' END,
          CASE WHEN turn <= seat_limit THEN NULL ELSE nextval('session_waitlist_no') END
        FROM chosen WHERE seat_limit IS NOT NULL RETURNING session_id, state)
    UPDATE published_session p SET seats_taken = (SELECT count(*) FROM seats s WHERE s.session_id = p.session_id AND s.state = 'confirmed')
    WHERE p.conference_id = ${conferenceId}`);
}

/** Returns the administrator, who submits the demo's materials. */
export async function findDemoAdmin(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`SELECT id FROM app_user WHERE user_name = 'admin'`);
  return idOf(rows);
}
