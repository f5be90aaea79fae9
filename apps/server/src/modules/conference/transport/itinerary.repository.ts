import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const ItineraryRow = z.object({
  direction: z.enum(['arrival', 'return']),
  mode: z.enum(['train', 'flight', 'car', 'other']),
  number: z.string(),
  seat: z.string(),
  from_place: z.string(),
  to_place: z.string(),
  departs_at: z.coerce.date().nullable(),
  arrives_at: z.coerce.date().nullable(),
  delayed_until: z.coerce.date().nullable(),
  needs_ride: z.boolean(),
  note: z.string(),
});
export type ItineraryRow = z.infer<typeof ItineraryRow>;

export interface ItineraryFields {
  direction: ItineraryRow['direction'];
  mode: ItineraryRow['mode'];
  number: string;
  seat: string;
  fromPlace: string;
  toPlace: string;
  departsAt: Date | null;
  arrivesAt: Date | null;
  delayedUntil: Date | null;
  needsRide: boolean;
  note: string;
}

const columns: SQL = sql`i.direction, i.mode, i.number, i.seat, i.from_place, i.to_place, i.departs_at, i.arrives_at, i.delayed_until, i.needs_ride, i.note`;

export async function findItineraries(db: Database, attendeeId: number): Promise<ItineraryRow[]> {
  const { rows } = await db.execute(
    sql`SELECT ${columns} FROM traffic_itinerary i WHERE attendee_id = ${attendeeId} ORDER BY direction`,
  );
  return z.array(ItineraryRow).parse(rows);
}

export async function writeItinerary(
  transaction: Database,
  attendeeId: number,
  itinerary: ItineraryFields,
): Promise<ItineraryRow> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO traffic_itinerary AS i (attendee_id, direction, mode, number, seat, from_place, to_place, departs_at, arrives_at, delayed_until, needs_ride, note)
    VALUES (${attendeeId}, ${itinerary.direction}, ${itinerary.mode}, ${itinerary.number}, ${itinerary.seat}, ${itinerary.fromPlace}, ${itinerary.toPlace},
      ${itinerary.departsAt}, ${itinerary.arrivesAt}, ${itinerary.delayedUntil}, ${itinerary.needsRide}, ${itinerary.note})
    ON CONFLICT (attendee_id, direction) DO UPDATE SET mode = EXCLUDED.mode, number = EXCLUDED.number, seat = EXCLUDED.seat, from_place = EXCLUDED.from_place,
      to_place = EXCLUDED.to_place, departs_at = EXCLUDED.departs_at, arrives_at = EXCLUDED.arrives_at, delayed_until = EXCLUDED.delayed_until,
      needs_ride = EXCLUDED.needs_ride, note = EXCLUDED.note, updated_at = now()
    RETURNING ${columns}`);
  return ItineraryRow.parse(rows[0]);
}

const TravellerRow = ItineraryRow.extend({
  attendee_id: z.int(),
  name: z.string(),
  company: z.string(),
  user_type: z.int(),
  trip_ids: z.array(z.int()),
});
export type TravellerRow = z.infer<typeof TravellerRow>;

/** Returns all attendees' arrivals and departures in chronological order, with the rides in that direction. */
export async function findTravellers(db: Database, conferenceId: number): Promise<TravellerRow[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id AS attendee_id, a.name, a.company, a.user_type, ${columns},
      ARRAY(SELECT t.id FROM traffic_seat s JOIN traffic_trip t ON t.id = s.trip_id
        WHERE s.attendee_id = a.id AND s.state <> 'cancelled' AND t.kind = i.direction AND t.state <> 'cancelled' ORDER BY t.departs_at) AS trip_ids
    FROM traffic_itinerary i JOIN attendee a ON a.id = i.attendee_id
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed'
    ORDER BY coalesce(i.delayed_until, i.arrives_at, i.departs_at), a.id`);
  return z.array(TravellerRow).parse(rows);
}

const Flag = z.object({ it: z.boolean() });

export async function isOver(db: Database, conferenceId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT NOT EXISTS (SELECT 1 FROM conference WHERE id = ${conferenceId} AND end_time > now() - interval '3 days') AS it`,
  );
  return Flag.parse(rows[0]).it;
}
