import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type ConferenceClone, movedMoment } from '../registration/index.ts';

/** Copies the hotels and rooms of one conference to another, without wishes or guests. */
export async function cloneHotels(transaction: Database, { from, to, ...moves }: ConferenceClone): Promise<void> {
  await transaction.execute(sql`
    WITH hotel AS MATERIALIZED (
        SELECT id AS old_id, nextval(pg_get_serial_sequence('stay_hotel', 'id'))::int AS id
        FROM (SELECT id FROM stay_hotel WHERE conference_id = ${from}::int ORDER BY id) AS old),
      hotels AS (
        INSERT INTO stay_hotel (id, conference_id, name, address, way, phone, breakfast, check_in_from, check_out_until, latitude, longitude, cover_key, change_until)
        SELECT hotel.id, ${to}::int, h.name, h.address, h.way, h.phone, h.breakfast, h.check_in_from, h.check_out_until, h.latitude, h.longitude, h.cover_key,
          ${movedMoment(sql`h.change_until`, moves)}
        FROM hotel JOIN stay_hotel h ON h.id = hotel.old_id)
    INSERT INTO stay_room (hotel_id, number, floor, kind, capacity, allows_smoking, note)
    SELECT hotel.id, r.number, r.floor, r.kind, r.capacity, r.allows_smoking, r.note
    FROM stay_room r JOIN hotel ON hotel.old_id = r.hotel_id ORDER BY r.id`);
}
