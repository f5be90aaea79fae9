import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const RoomRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  name: z.string(),
  danmaku_on: z.boolean(),
  danmaku_reviewed: z.boolean(),
  slow_seconds: z.int(),
  questions_on: z.boolean(),
  questions_reviewed: z.boolean(),
  is_live: z.boolean(),
  pending_danmaku: z.int(),
  pending_questions: z.int(),
});
export type RoomRow = z.infer<typeof RoomRow>;

export interface RoomSwitches {
  name: string;
  danmakuOn: boolean;
  danmakuReviewed: boolean;
  slowSeconds: number;
  questionsOn: boolean;
  questionsReviewed: boolean;
}

async function readRooms(db: Database, condition: SQL): Promise<RoomRow[]> {
  const { rows } = await db.execute(sql`
    SELECT r.id, r.conference_id, r.name, r.danmaku_on, r.danmaku_reviewed, r.slow_seconds, r.questions_on, r.questions_reviewed,
      EXISTS (SELECT 1 FROM interaction i WHERE i.room_id = r.id AND i.state = 'open' AND (i.closes_at IS NULL OR i.closes_at > now())) AS is_live,
      (SELECT count(*)::int FROM danmaku d WHERE d.room_id = r.id AND d.state = 'pending') AS pending_danmaku,
      (SELECT count(*)::int FROM question q WHERE q.room_id = r.id AND q.state = 'pending') AS pending_questions
    FROM interaction_room r WHERE ${condition} ORDER BY r.position, r.id`);
  return z.array(RoomRow).parse(rows);
}

export function listRooms(db: Database, conferenceId: number): Promise<RoomRow[]> {
  return readRooms(db, sql`r.conference_id = ${conferenceId}`);
}

/** Returns a room of the conference, or any room if no conference is given. */
export async function findRoom(db: Database, id: number, conferenceId?: number): Promise<RoomRow | null> {
  const condition = conferenceId === undefined ? sql`true` : sql`r.conference_id = ${conferenceId}`;
  return (await readRooms(db, sql`r.id = ${id} AND ${condition}`))[0] ?? null;
}

const ConferenceRow = z.object({ id: z.int(), title: z.string(), live_on: z.boolean() });

export async function findConference(db: Database, id: number): Promise<z.infer<typeof ConferenceRow> | null> {
  const { rows } = await db.execute(sql`SELECT id, title, live_on FROM conference WHERE id = ${id}`);
  return z.array(ConferenceRow).parse(rows)[0] ?? null;
}

/** Inserts the room as the last of its conference; null if the conference does not exist. */
export async function insertRoom(db: Database, conferenceId: number, switches: RoomSwitches): Promise<number | null> {
  const { rows } = await db.execute(sql`
    INSERT INTO interaction_room (conference_id, name, danmaku_on, danmaku_reviewed, slow_seconds, questions_on, questions_reviewed, position)
    SELECT c.id, ${switches.name}, ${switches.danmakuOn}::boolean, ${switches.danmakuReviewed}::boolean, ${switches.slowSeconds}::int,
      ${switches.questionsOn}::boolean, ${switches.questionsReviewed}::boolean,
      (SELECT count(*) FROM interaction_room r WHERE r.conference_id = c.id)
    FROM conference c WHERE c.id = ${conferenceId} RETURNING id`);
  return z.array(z.object({ id: z.int() })).parse(rows)[0]?.id ?? null;
}

export async function changeRoom(db: Database, id: number, switches: RoomSwitches): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE interaction_room SET name = ${switches.name}, danmaku_on = ${switches.danmakuOn}, danmaku_reviewed = ${switches.danmakuReviewed},
      slow_seconds = ${switches.slowSeconds}, questions_on = ${switches.questionsOn}, questions_reviewed = ${switches.questionsReviewed}
    WHERE id = ${id}`);
  return rowCount === 1;
}

/** Returns false if the room has messages, questions or opened interactions. */
export async function deleteUnusedRoom(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM interaction_room r WHERE r.id = ${id}
      AND NOT EXISTS (SELECT 1 FROM interaction i WHERE i.room_id = r.id AND i.state <> 'ready')
      AND NOT EXISTS (SELECT 1 FROM danmaku d WHERE d.room_id = r.id)
      AND NOT EXISTS (SELECT 1 FROM question q WHERE q.room_id = r.id)`);
  return rowCount === 1;
}

/** Locks the room against opening or staging until the transaction ends; returns false if it does not exist. */
export async function lockRoom(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT 1 FROM interaction_room WHERE id = ${id} FOR NO KEY UPDATE`,
  );
  return rowCount === 1;
}

const Attending = z.object({ hall: z.string(), seat: z.string(), is_muted: z.boolean() });

/** Returns an attendee's place and whether they are muted. */
export async function findAttending(db: Database, attendeeId: number): Promise<z.infer<typeof Attending>> {
  const { rows } = await db.execute(sql`
    SELECT a.hall, a.seat, EXISTS (SELECT 1 FROM interaction_mute m WHERE m.attendee_id = a.id AND (m.until IS NULL OR m.until > now())) AS is_muted
    FROM attendee a WHERE a.id = ${attendeeId}`);
  return Attending.parse(rows[0]);
}
