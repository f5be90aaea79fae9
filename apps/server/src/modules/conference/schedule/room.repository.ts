import { scheduleColours } from '@tuyuan/contract/conference/schedule-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const RoomRow = z.object({
  id: z.int(),
  guid: z.string(),
  conference_id: z.int(),
  name: z.string(),
  place: z.string(),
  capacity: z.int().nullable(),
  colour: z.enum(scheduleColours),
  position: z.int(),
});
export type RoomRow = z.infer<typeof RoomRow>;

export interface RoomFields {
  name: string;
  place: string;
  capacity: number | null;
  colour: string;
}

const columns = sql`id, guid, conference_id, name, place, capacity, colour, position`;
const one = (rows: unknown[]) => (rows[0] === undefined ? null : RoomRow.parse(rows[0]));

export async function readRooms(db: Database, conferenceId: number): Promise<RoomRow[]> {
  const { rows } = await db.execute(
    sql`SELECT ${columns} FROM conference_room WHERE conference_id = ${conferenceId} ORDER BY position, id`,
  );
  return z.array(RoomRow).parse(rows);
}

export async function insertRoom(db: Database, conferenceId: number, room: RoomFields): Promise<RoomRow> {
  const { rows } = await db.execute(sql`
    INSERT INTO conference_room (conference_id, name, place, capacity, colour, position)
    SELECT ${conferenceId}::int, ${room.name}, ${room.place}, ${room.capacity}::int, ${room.colour}, coalesce(max(position) + 1, 0)
    FROM conference_room WHERE conference_id = ${conferenceId} RETURNING ${columns}`);
  return RoomRow.parse(rows[0]);
}

export async function changeRoom(db: Database, id: number, room: RoomFields): Promise<RoomRow | null> {
  const { rows } = await db.execute(sql`
    UPDATE conference_room SET name = ${room.name}, place = ${room.place}, capacity = ${room.capacity}, colour = ${room.colour}
    WHERE id = ${id} RETURNING ${columns}`);
  return one(rows);
}

/** Rooms not named follow the named ones in their existing order. */
export async function orderRooms(db: Database, conferenceId: number, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE conference_room r SET position = o.place - 1 FROM (
      SELECT r.id, row_number() OVER (ORDER BY w.place NULLS LAST, r.position, r.id) AS place
      FROM conference_room r LEFT JOIN unnest(${sql.param([...ids])}::int[]) WITH ORDINALITY AS w (id, place) ON w.id = r.id
      WHERE r.conference_id = ${conferenceId}) o
    WHERE r.id = o.id AND r.position <> o.place - 1`);
}

/** Locks the room, so that no session can be added to it; null if it does not exist. */
export async function countSessionsInRoom(transaction: Database, id: number): Promise<number | null> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM conference_room WHERE id = ${id} FOR UPDATE`);
  if (rowCount !== 1) return null;
  const { rows } = await transaction.execute(
    sql`SELECT count(*)::int AS count FROM conference_session WHERE room_id = ${id} AND NOT is_removed`,
  );
  return z.object({ count: z.int() }).parse(rows[0]).count;
}

export async function deleteRoomRow(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM conference_room WHERE id = ${id}`);
}

/** Locks the conference's room against deletion until the transaction ends; returns false if it does not exist. */
export async function holdRoom(transaction: Database, conferenceId: number, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT 1 FROM conference_room WHERE id = ${id} AND conference_id = ${conferenceId} FOR KEY SHARE`,
  );
  return rowCount === 1;
}
