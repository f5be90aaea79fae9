import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isSleptBy, reassignFreedBeds } from './stay-plan.repository.ts';

const kind = z.enum(['single', 'double', 'twin', 'triple', 'suite']);
const RoomRow = z.object({
  id: z.int(),
  hotel_id: z.int(),
  number: z.string(),
  floor: z.string(),
  kind,
  capacity: z.int(),
  allows_smoking: z.boolean(),
  note: z.string(),
});
export type RoomRow = z.infer<typeof RoomRow>;

export interface RoomFields {
  number: string;
  floor: string;
  kind: z.infer<typeof kind>;
  capacity: number;
  allowsSmoking: boolean;
  note: string;
}

const Id = z.object({ id: z.int() });

export async function findRooms(db: Database, conferenceId: number): Promise<RoomRow[]> {
  const { rows } = await db.execute(sql`
    SELECT r.id, r.hotel_id, r.number, r.floor, r.kind, r.capacity, r.allows_smoking, r.note
    FROM stay_room r JOIN stay_hotel h ON h.id = r.hotel_id WHERE h.conference_id = ${conferenceId} ORDER BY r.hotel_id, length(r.number), r.number`);
  return z.array(RoomRow).parse(rows);
}

const HeldRoom = z.object({
  id: z.int(),
  conference_id: z.int(),
  capacity: z.int(),
  allows_smoking: z.boolean(),
  sleepers: z.array(
    z.object({
      attendeeId: z.int(),
      checkIn: z.string(),
      checkOut: z.string(),
      gender: z.enum(['unknown', 'male', 'female']),
      smokes: z.boolean(),
    }),
  ),
});
export type HeldRoom = z.infer<typeof HeldRoom>;

/** Locks the room against other assignments until the transaction ends; returns it with its guests. */
export async function holdRoom(transaction: Database, id: number): Promise<HeldRoom | undefined> {
  // Lock first, then read the guests: a single statement would read them as of before the wait.
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM stay_room WHERE id = ${id} FOR UPDATE`);
  if (rowCount === 0) return undefined;
  const { rows } = await transaction.execute(sql`
    SELECT r.id, h.conference_id, r.capacity, r.allows_smoking,
      coalesce((SELECT json_agg(json_build_object('attendeeId', a.id, 'checkIn', p.check_in::text, 'checkOut', p.check_out::text, 'gender', a.gender,
          'smokes', coalesce(w.smokes, false)))
        FROM stay_plan p JOIN attendee a ON a.id = p.attendee_id LEFT JOIN stay_wish w ON w.attendee_id = a.id
        WHERE p.room_id = r.id AND ${isSleptBy('p')} AND p.state <> 'left'), '[]') AS sleepers
    FROM stay_room r JOIN stay_hotel h ON h.id = r.hotel_id WHERE r.id = ${id}`);
  return z.array(HeldRoom).parse(rows)[0];
}

export async function insertRoom(transaction: Database, hotelId: number, room: RoomFields): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO stay_room (hotel_id, number, floor, kind, capacity, allows_smoking, note)
    VALUES (${hotelId}, ${room.number}, ${room.floor}, ${room.kind}, ${room.capacity}, ${room.allowsSmoking}, ${room.note}) RETURNING id`);
  return Id.parse(rows[0]).id;
}

export async function writeRoom(transaction: Database, id: number, room: RoomFields): Promise<void> {
  await transaction.execute(sql`
    UPDATE stay_room SET number = ${room.number}, floor = ${room.floor}, kind = ${room.kind}, capacity = ${room.capacity},
      allows_smoking = ${room.allowsSmoking}, note = ${room.note} WHERE id = ${id}`);
}

/** Returns how many rooms existed, and whether any of them is occupied. */
export async function deleteRoomRows(
  transaction: Database,
  ids: readonly number[],
): Promise<{ found: number; hasGuests: boolean }> {
  const list = sql`${sql.param([...ids])}::int[]`;
  const { rowCount: found } = await transaction.execute(
    sql`SELECT 1 FROM stay_room WHERE id = ANY(${list}) ORDER BY id FOR UPDATE`,
  );
  await reassignFreedBeds(transaction, sql`p.room_id = ANY(${list})`);
  const { rowCount: guests } = await transaction.execute(
    sql`SELECT 1 FROM stay_plan WHERE room_id = ANY(${list}) LIMIT 1`,
  );
  if (guests === 0) await transaction.execute(sql`DELETE FROM stay_room WHERE id = ANY(${list})`);
  return { found: found ?? 0, hasGuests: guests !== 0 };
}
