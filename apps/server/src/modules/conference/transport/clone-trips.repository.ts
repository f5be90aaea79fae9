import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type ConferenceClone, movedMoment } from '../registration/index.ts';

/**
 * Copies the rides of another conference at their originally planned times, except cancelled ones. Vehicle plates,
 * drivers, leaders and seats are not copied, because they would direct passengers to last year's driver.
 */
export async function cloneTrips(transaction: Database, { from, to, ...moves }: ConferenceClone): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO traffic_trip (conference_id, kind, name, from_place, from_directions, latitude, longitude, to_place, to_directions, departs_at,
      planned_departs_at, ride_minutes, boarding_minutes, vehicle, capacity, is_open)
    SELECT ${to}::int, t.kind, t.name, t.from_place, t.from_directions, t.latitude, t.longitude, t.to_place, t.to_directions, m.departs_at,
      m.departs_at, t.ride_minutes, t.boarding_minutes, t.vehicle, t.capacity, t.is_open
    FROM traffic_trip t CROSS JOIN LATERAL (SELECT ${movedMoment(sql`t.planned_departs_at`, moves)} AS departs_at) m
    WHERE t.conference_id = ${from}::int AND t.state <> 'cancelled' ORDER BY t.id`);
}
