import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const date = z.coerce.date();
const CalendarTrip = z.object({
  id: z.int(),
  name: z.string(),
  state: z.string(),
  from_place: z.string(),
  from_directions: z.string(),
  to_place: z.string(),
  departs_at: date,
  ride_minutes: z.int(),
  plate: z.string(),
  reason: z.string(),
  seat_no: z.int(),
  revision: z.int(),
  revised_at: date,
});

/** Returns the rides an attendee has a seat in, including cancelled ones. */
export async function readCalendarTrips(db: Database, attendeeId: number): Promise<z.infer<typeof CalendarTrip>[]> {
  const { rows } = await db.execute(sql`
    SELECT t.id, t.name, t.state, t.from_place, t.from_directions, t.to_place, t.departs_at, t.ride_minutes, t.plate, t.reason, s.seat_no,
      t.revision, t.revised_at
    FROM traffic_seat s JOIN traffic_trip t ON t.id = s.trip_id
    WHERE s.attendee_id = ${attendeeId} AND s.state <> 'cancelled' ORDER BY t.departs_at, t.id`);
  return z.array(CalendarTrip).parse(rows);
}
