import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const TripRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  kind: z.enum(['arrival', 'shuttle', 'return']),
  name: z.string(),
  state: z.enum(['planned', 'boarding', 'departed', 'arrived', 'cancelled']),
  from_place: z.string(),
  from_directions: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  to_place: z.string(),
  to_directions: z.string(),
  departs_at: z.coerce.date(),
  planned_departs_at: z.coerce.date(),
  ride_minutes: z.int(),
  boarding_minutes: z.int(),
  plate: z.string(),
  vehicle: z.string(),
  driver_name: z.string(),
  driver_phone: z.string(),
  leader_id: z.int().nullable(),
  leader_name: z.string(),
  capacity: z.int(),
  taken: z.int(),
  boarded: z.int(),
  is_open: z.boolean(),
  reason: z.string(),
  grouped_at: z.coerce.date().nullable(),
  boarding_at: z.coerce.date().nullable(),
  departed_at: z.coerce.date().nullable(),
  arrived_at: z.coerce.date().nullable(),
});
export type TripRow = z.infer<typeof TripRow>;

export interface TripFields {
  kind: TripRow['kind'];
  name: string;
  fromPlace: string;
  fromDirections: string;
  latitude: number | null;
  longitude: number | null;
  toPlace: string;
  toDirections: string;
  departsAt: Date;
  rideMinutes: number;
  boardingMinutes: number;
  plate: string;
  vehicle: string;
  driverName: string;
  driverPhone: string;
  leaderId: number | null;
  capacity: number;
  isOpen: boolean;
}

async function readTrips(db: Database, condition: SQL): Promise<TripRow[]> {
  const { rows } = await db.execute(sql`
    SELECT t.id, t.conference_id, t.kind, t.name, t.state, t.from_place, t.from_directions, t.latitude, t.longitude, t.to_place, t.to_directions,
      t.departs_at, t.planned_departs_at, t.ride_minutes, t.boarding_minutes, t.plate, t.vehicle, t.driver_name, t.driver_phone,
      t.leader_attendee_id AS leader_id, coalesce(l.name, '') AS leader_name, t.capacity, t.taken,
      (SELECT count(*)::int FROM traffic_seat s WHERE s.trip_id = t.id AND s.state = 'boarded') AS boarded,
      t.is_open, t.reason, t.grouped_at, t.boarding_at, t.departed_at, t.arrived_at
    FROM traffic_trip t LEFT JOIN attendee l ON l.id = t.leader_attendee_id WHERE ${condition}`);
  return z.array(TripRow).parse(rows);
}

export function findTrips(db: Database, conferenceId: number): Promise<TripRow[]> {
  return readTrips(db, sql`t.conference_id = ${conferenceId} ORDER BY t.departs_at, t.id`);
}

/** Returns rides in which the attendee has a seat, and upcoming ones in which they can take one. */
export function findTripsFor(db: Database, conferenceId: number, attendeeId: number): Promise<TripRow[]> {
  return readTrips(
    db,
    sql`t.conference_id = ${conferenceId} AND (
      EXISTS (SELECT 1 FROM traffic_seat s WHERE s.trip_id = t.id AND s.attendee_id = ${attendeeId} AND s.state <> 'cancelled')
      OR (t.is_open AND t.state IN ('planned', 'boarding') AND t.departs_at > now())) ORDER BY t.departs_at, t.id`,
  );
}

export async function findTrip(db: Database, id: number): Promise<TripRow | undefined> {
  return (await readTrips(db, sql`t.id = ${id}`))[0];
}

/** Locks the ride until the transaction ends. */
export async function lockTrip(transaction: Database, id: number): Promise<TripRow | undefined> {
  return (await readTrips(transaction, sql`t.id = ${id} FOR UPDATE OF t`))[0];
}

export async function insertTrip(transaction: Database, conferenceId: number, trip: TripFields): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO traffic_trip (conference_id, kind, name, from_place, from_directions, latitude, longitude, to_place, to_directions, departs_at,
      planned_departs_at, ride_minutes, boarding_minutes, plate, vehicle, driver_name, driver_phone, leader_attendee_id, capacity, is_open)
    VALUES (${conferenceId}, ${trip.kind}, ${trip.name}, ${trip.fromPlace}, ${trip.fromDirections}, ${trip.latitude}, ${trip.longitude},
      ${trip.toPlace}, ${trip.toDirections}, ${trip.departsAt}, ${trip.departsAt}, ${trip.rideMinutes}, ${trip.boardingMinutes}, ${trip.plate},
      ${trip.vehicle}, ${trip.driverName}, ${trip.driverPhone}, ${trip.leaderId}, ${trip.capacity}, ${trip.isOpen}) RETURNING id`);
  return z.object({ id: z.int() }).parse(rows[0]).id;
}

/** `isTold`: passengers know of the ride, so a new departure time is a delay; otherwise it replaces the plan. */
export async function writeTrip(transaction: Database, id: number, trip: TripFields, isTold: boolean): Promise<void> {
  await transaction.execute(sql`
    UPDATE traffic_trip SET kind = ${trip.kind}, name = ${trip.name}, from_place = ${trip.fromPlace}, from_directions = ${trip.fromDirections},
      latitude = ${trip.latitude}, longitude = ${trip.longitude}, to_place = ${trip.toPlace}, to_directions = ${trip.toDirections},
      departs_at = ${trip.departsAt}, planned_departs_at = CASE WHEN ${isTold}::boolean THEN planned_departs_at ELSE ${trip.departsAt}::timestamptz END,
      ride_minutes = ${trip.rideMinutes}, boarding_minutes = ${trip.boardingMinutes}, plate = ${trip.plate}, vehicle = ${trip.vehicle},
      driver_name = ${trip.driverName}, driver_phone = ${trip.driverPhone}, leader_attendee_id = ${trip.leaderId}, capacity = ${trip.capacity},
      is_open = ${trip.isOpen}, updated_at = now() WHERE id = ${id}`);
}

export async function setDeparture(transaction: Database, id: number, departsAt: Date, reason: string): Promise<void> {
  await transaction.execute(
    sql`UPDATE traffic_trip SET departs_at = ${departsAt}, reason = ${reason}, updated_at = now() WHERE id = ${id}`,
  );
}

/** Each state keeps its first time. */
export async function setTripState(
  transaction: Database,
  id: number,
  state: TripRow['state'],
  reason: string | null = null,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE traffic_trip SET state = ${state}, reason = coalesce(${reason}, reason), updated_at = now(),
      boarding_at = CASE WHEN ${state} = 'boarding' THEN coalesce(boarding_at, now()) ELSE boarding_at END,
      departed_at = CASE WHEN ${state} = 'departed' THEN coalesce(departed_at, now()) ELSE departed_at END,
      arrived_at = CASE WHEN ${state} = 'arrived' THEN coalesce(arrived_at, now()) ELSE arrived_at END
    WHERE id = ${id}`);
}

/** Returns false while a passenger has a seat. */
export async function deleteTripRow(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`DELETE FROM traffic_trip WHERE id = ${id} AND taken = 0`);
  return rowCount === 1;
}
