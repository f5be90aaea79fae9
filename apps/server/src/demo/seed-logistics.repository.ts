import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const IdRow = z.object({ id: z.int() });
const idOf = (rows: unknown[]) => IdRow.parse(rows[0]).id;
const newCode = () => randomBytes(16).toString('base64url');

const ConferenceRow = z.object({ id: z.int(), start_time: z.coerce.date(), end_time: z.coerce.date() });

/** Returns the first conference if it has no duty posts. */
export async function findConferenceToEquip(db: Database): Promise<z.infer<typeof ConferenceRow> | null> {
  const { rows } = await db.execute(sql`
    SELECT id, start_time, end_time FROM conference c WHERE id = (SELECT min(id) FROM conference WHERE NOT is_rehearsal)
      AND NOT EXISTS (SELECT 1 FROM duty_post p WHERE p.conference_id = c.id)`);
  return rows[0] === undefined ? null : ConferenceRow.parse(rows[0]);
}

const PersonRow = z.object({ id: z.int(), user_type: z.int(), user_name: z.string().nullable() });
export type DemoPerson = z.infer<typeof PersonRow>;

/** Returns the people in the order they were created. */
export async function readDemoPeople(db: Database, conferenceId: number): Promise<DemoPerson[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.user_type, u.user_name FROM attendee a LEFT JOIN app_user u ON u.id = a.user_id
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' ORDER BY a.id`);
  return z.array(PersonRow).parse(rows);
}

interface SeedPost {
  place: string;
  work: string;
  directions: string;
  latitude: number;
  longitude: number;
}

export async function insertDemoPost(
  db: Database,
  conferenceId: number,
  post: SeedPost & { leadId: number | null; position: number },
): Promise<number> {
  const { rows } = await db.execute(sql`
    INSERT INTO duty_post (conference_id, place, work, directions, latitude, longitude, lead_attendee_id, code, position)
    VALUES (${conferenceId}, ${post.place}, ${post.work}, ${post.directions}, ${post.latitude}, ${post.longitude}, ${post.leadId}, ${newCode()}, ${post.position})
    RETURNING id`);
  return idOf(rows);
}

export async function insertDemoShift(
  db: Database,
  postId: number,
  { starts, ends, needed }: { starts: Date; ends: Date; needed: number },
): Promise<number> {
  const { rows } = await db.execute(sql`
    INSERT INTO duty_shift (post_id, starts_at, ends_at, needed) VALUES (${postId}, ${starts}, ${ends}, ${needed}) RETURNING id`);
  return idOf(rows);
}

/** Assigns an attendee to a shift; `arrivedAt` is null until they have arrived. */
export async function insertDemoEntry(
  db: Database,
  entry: { shiftId: number; attendeeId: number; state: 'claimed' | 'confirmed' | 'onDuty'; arrivedAt: Date | null },
): Promise<number> {
  const { rows } = await db.execute(sql`
    WITH taken AS (UPDATE duty_shift SET taken = taken + 1 WHERE id = ${entry.shiftId})
    INSERT INTO duty_entry (shift_id, attendee_id, state, checked_in_at, check_in_method)
    VALUES (${entry.shiftId}, ${entry.attendeeId}, ${entry.state}, ${entry.arrivedAt}, ${entry.arrivedAt === null ? null : 'scan'}) RETURNING id`);
  return idOf(rows);
}

export async function insertDemoSwap(
  db: Database,
  swap: { entryId: number; toAttendeeId: number | null; reason: string },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO duty_swap (entry_id, to_attendee_id, state, reason, accepted_at)
    VALUES (${swap.entryId}, ${swap.toAttendeeId}, ${swap.toAttendeeId === null ? 'asked' : 'accepted'}, ${swap.reason},
      CASE WHEN ${swap.toAttendeeId !== null}::boolean THEN now() END)`);
}

interface SeedHotel {
  name: string;
  address: string;
  way: string;
  phone: string;
  breakfast: string;
  latitude: number;
  longitude: number;
}

export async function insertDemoHotel(db: Database, conferenceId: number, made: SeedHotel): Promise<number> {
  const { rows } = await db.execute(sql`
    INSERT INTO stay_hotel (conference_id, name, address, way, phone, breakfast, latitude, longitude)
    VALUES (${conferenceId}, ${made.name}, ${made.address}, ${made.way}, ${made.phone}, ${made.breakfast}, ${made.latitude}, ${made.longitude})
    RETURNING id`);
  return idOf(rows);
}

export async function insertDemoRoom(
  db: Database,
  hotelId: number,
  room: { number: string; kind: string; capacity: number; allowsSmoking: boolean },
): Promise<number> {
  const floor = `${room.number.slice(0, -2)} 层`;
  const { rows } = await db.execute(sql`
    INSERT INTO stay_room (hotel_id, number, floor, kind, capacity, allows_smoking)
    VALUES (${hotelId}, ${room.number}, ${floor}, ${room.kind}, ${room.capacity}, ${room.allowsSmoking}) RETURNING id`);
  return idOf(rows);
}

interface SeedWish {
  attendeeId: number;
  checkIn: string;
  checkOut: string;
  share: string;
  smokes: boolean;
  mateName: string;
  note: string;
}

export async function insertDemoWish(db: Database, wish: SeedWish): Promise<void> {
  await db.execute(sql`
    INSERT INTO stay_wish (attendee_id, needs_room, check_in, check_out, share, smokes, mate_name, note)
    VALUES (${wish.attendeeId}, true, ${wish.checkIn}, ${wish.checkOut}, ${wish.share}, ${wish.smokes}, ${wish.mateName}, ${wish.note})`);
}

interface SeedPlan {
  attendeeId: number;
  roomId: number;
  checkIn: string;
  checkOut: string;
  state: string;
  deskCode: string;
  changeWish: string;
}

export async function insertDemoPlan(db: Database, plan: SeedPlan): Promise<void> {
  await db.execute(sql`
    INSERT INTO stay_plan (attendee_id, room_id, check_in, check_out, state, desk_code, change_wish, published_at)
    VALUES (${plan.attendeeId}, ${plan.roomId}, ${plan.checkIn}, ${plan.checkOut}, ${plan.state}, ${plan.deskCode}, ${plan.changeWish},
      CASE WHEN ${plan.state !== 'planned'}::boolean THEN now() END)`);
}

interface SeedTrip {
  kind: string;
  name: string;
  state: string;
  from: readonly [string, string];
  to: string;
  departsAt: Date;
  plannedDepartsAt: Date;
  groupedAt: Date;
  minutes: number;
  plate: string;
  vehicle: string;
  driver: string;
  leaderId: number | null;
  seats: number;
  isOpen: boolean;
  reason: string;
  departedAt: Date | null;
  arrivedAt: Date | null;
}

export async function insertDemoTrip(db: Database, conferenceId: number, trip: SeedTrip): Promise<number> {
  const [place, directions] = trip.from;
  const { rows } = await db.execute(sql`
    INSERT INTO traffic_trip (conference_id, kind, name, state, from_place, from_directions, to_place, departs_at, planned_departs_at, ride_minutes, plate,
      vehicle, driver_name, driver_phone, leader_attendee_id, capacity, is_open, reason, grouped_at, boarding_at, departed_at, arrived_at)
    VALUES (${conferenceId}, ${trip.kind}, ${trip.name}, ${trip.state}, ${place}, ${directions}, ${trip.to}, ${trip.departsAt}, ${trip.plannedDepartsAt},
      ${trip.minutes}, ${trip.plate}, ${trip.vehicle}, ${trip.driver}, '0512-0000 0000', ${trip.leaderId}, ${trip.seats}, ${trip.isOpen}, ${trip.reason},
      ${trip.groupedAt}, CASE WHEN ${trip.state === 'boarding'}::boolean THEN now() ELSE ${trip.departedAt}::timestamptz END, ${trip.departedAt}, ${trip.arrivedAt})
    RETURNING id`);
  return idOf(rows);
}

export async function insertDemoSeat(
  db: Database,
  seat: { tripId: number; attendeeId: number; seatNo: number; boardedAt: Date | null },
): Promise<void> {
  await db.execute(sql`
    WITH taken AS (UPDATE traffic_trip SET taken = taken + 1 WHERE id = ${seat.tripId})
    INSERT INTO traffic_seat (trip_id, attendee_id, seat_no, state, code, boarded_at)
    VALUES (${seat.tripId}, ${seat.attendeeId}, ${seat.seatNo}, ${seat.boardedAt === null ? 'held' : 'boarded'}, ${newCode()}, ${seat.boardedAt})`);
}

interface SeedJourney {
  attendeeId: number;
  direction: 'arrival' | 'return';
  number: string;
  fromPlace: string;
  toPlace: string;
  departsAt: Date;
  arrivesAt: Date;
}

export async function insertDemoJourney(db: Database, made: SeedJourney): Promise<void> {
  const mode = /^[GDCZTK]\d/.test(made.number) ? 'train' : 'flight';
  await db.execute(sql`
    INSERT INTO traffic_itinerary (attendee_id, direction, mode, number, from_place, to_place, departs_at, arrives_at)
    VALUES (${made.attendeeId}, ${made.direction}, ${mode}, ${made.number}, ${made.fromPlace}, ${made.toPlace}, ${made.departsAt}, ${made.arrivesAt})`);
}

export async function insertDemoStars(
  db: Database,
  conferenceId: number,
  { attendeeId, titles }: { attendeeId: number; titles: readonly string[] },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO session_star (attendee_id, session_id)
    SELECT ${attendeeId}::int, id FROM conference_session WHERE conference_id = ${conferenceId} AND title = ANY (${sql.param([...titles])}::text[])
    ON CONFLICT DO NOTHING`);
}
