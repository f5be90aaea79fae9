import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { reassignFreedBeds } from './stay-plan.repository.ts';

const HotelRow = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  way: z.string(),
  phone: z.string(),
  breakfast: z.string(),
  check_in_from: z.string(),
  check_out_until: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  cover_key: z.string().nullable(),
  change_until: z.coerce.date().nullable(),
});
export type HotelRow = z.infer<typeof HotelRow>;

export interface HotelFields {
  name: string;
  address: string;
  way: string;
  phone: string;
  breakfast: string;
  checkInFrom: string;
  checkOutUntil: string;
  latitude: number | null;
  longitude: number | null;
  coverKey: string | null;
  changeUntil: Date | null;
}

const Id = z.object({ id: z.int() });

export async function findHotels(db: Database, conferenceId: number): Promise<HotelRow[]> {
  const { rows } = await db.execute(sql`
    SELECT id, name, address, way, phone, breakfast, check_in_from, check_out_until, latitude, longitude, cover_key, change_until
    FROM stay_hotel WHERE conference_id = ${conferenceId} ORDER BY id`);
  return z.array(HotelRow).parse(rows);
}

export async function insertHotel(transaction: Database, conferenceId: number, hotel: HotelFields): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO stay_hotel (conference_id, name, address, way, phone, breakfast, check_in_from, check_out_until, latitude, longitude, cover_key, change_until)
    VALUES (${conferenceId}, ${hotel.name}, ${hotel.address}, ${hotel.way}, ${hotel.phone}, ${hotel.breakfast}, ${hotel.checkInFrom},
      ${hotel.checkOutUntil}, ${hotel.latitude}, ${hotel.longitude}, ${hotel.coverKey}, ${hotel.changeUntil}) RETURNING id`);
  return Id.parse(rows[0]).id;
}

/** Returns false if it does not exist. */
export async function writeHotel(transaction: Database, id: number, hotel: HotelFields): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE stay_hotel SET name = ${hotel.name}, address = ${hotel.address}, way = ${hotel.way}, phone = ${hotel.phone}, breakfast = ${hotel.breakfast},
      check_in_from = ${hotel.checkInFrom}, check_out_until = ${hotel.checkOutUntil}, latitude = ${hotel.latitude}, longitude = ${hotel.longitude},
      cover_key = ${hotel.coverKey}, change_until = ${hotel.changeUntil} WHERE id = ${id}`);
  return rowCount === 1;
}

/** Locks the hotel against deletion until the transaction ends; returns false if it does not exist. */
export async function lockHotel(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM stay_hotel WHERE id = ${id} FOR UPDATE`);
  return rowCount === 1;
}

/** Returns false while a guest has a room in it. */
export async function deleteHotelRow(transaction: Database, id: number): Promise<boolean> {
  await reassignFreedBeds(transaction, sql`p.room_id IN (SELECT r.id FROM stay_room r WHERE r.hotel_id = ${id})`);
  const { rowCount } = await transaction.execute(sql`
    DELETE FROM stay_hotel h WHERE id = ${id}
      AND NOT EXISTS (SELECT 1 FROM stay_plan p JOIN stay_room r ON r.id = p.room_id WHERE r.hotel_id = h.id)`);
  return rowCount === 1;
}
