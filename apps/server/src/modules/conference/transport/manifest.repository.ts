import { tripKinds } from '@tuyuan/contract/conference/transport.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isRiding } from './seat.repository.ts';

export const ManifestRow = z.object({
  trip: z.string(),
  kind: z.enum(tripKinds),
  departs_at: z.coerce.date(),
  from_place: z.string(),
  from_directions: z.string(),
  to_place: z.string(),
  plate: z.string(),
  driver: z.string(),
  seat_no: z.int(),
  name: z.string(),
  company: z.string(),
  /** Train or flight of the passenger. */
  journey: z.string(),
  boarded_at: z.coerce.date().nullable(),
});
export type ManifestRow = z.infer<typeof ManifestRow>;

/** Passengers of a ride; for null of all that are not cancelled, in the order of departure. */
export function manifestsOf({ conferenceId, tripId }: { conferenceId: number; tripId: number | null }): SQL {
  return sql`
    SELECT t.name AS trip, t.kind, t.departs_at, t.from_place, t.from_directions, t.to_place, t.plate,
      trim(t.driver_name || ' ' || t.driver_phone) AS driver, s.seat_no, a.name, a.company, coalesce(i.number, '') AS journey, s.boarded_at
    FROM traffic_trip t JOIN traffic_seat s ON s.trip_id = t.id JOIN attendee a ON a.id = s.attendee_id AND ${isRiding}
    LEFT JOIN traffic_itinerary i ON i.attendee_id = a.id AND i.direction = t.kind
    WHERE t.conference_id = ${conferenceId} AND (CASE WHEN ${tripId}::int IS NULL THEN t.state <> 'cancelled' ELSE t.id = ${tripId}::int END)
    ORDER BY t.departs_at, t.id, s.seat_no`;
}
