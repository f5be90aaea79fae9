import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const SeatRow = z.object({
  id: z.int(),
  trip_id: z.int(),
  attendee_id: z.int(),
  name: z.string(),
  seat_no: z.int(),
  state: z.enum(['held', 'boarded', 'cancelled']),
  code: z.string(),
  boarded_at: z.coerce.date().nullable(),
  has_ticket: z.boolean(),
  conference_id: z.int(),
});
export type SeatRow = z.infer<typeof SeatRow>;

async function readSeats(db: Database, condition: SQL): Promise<SeatRow[]> {
  const { rows } = await db.execute(sql`
    SELECT s.id, s.trip_id, s.attendee_id, a.name, s.seat_no, s.state, s.code, s.boarded_at, t.conference_id,
      a.state = 'ticketed' AND EXISTS (SELECT FROM ticket k WHERE k.attendee_id = a.id AND k.revoked_at IS NULL) AS has_ticket
    FROM traffic_seat s JOIN attendee a ON a.id = s.attendee_id JOIN traffic_trip t ON t.id = s.trip_id WHERE ${condition}`);
  return z.array(SeatRow).parse(rows);
}

/** Whether seat `s` of attendee `a` is in use: a boarded passenger counts even if the registration has ended. */
export const isRiding: SQL = sql`s.state <> 'cancelled' AND (a.state = 'ticketed' OR s.state = 'boarded')`;

export function findSeats(db: Database, tripId: number): Promise<SeatRow[]> {
  return readSeats(db, sql`s.trip_id = ${tripId} AND ${isRiding} ORDER BY s.seat_no`);
}

export function findSeatsOfConference(db: Database, conferenceId: number): Promise<SeatRow[]> {
  return readSeats(db, sql`t.conference_id = ${conferenceId} AND ${isRiding} ORDER BY s.trip_id, s.seat_no`);
}

export function findSeatsOf(db: Database, attendeeId: number): Promise<SeatRow[]> {
  return readSeats(db, sql`s.attendee_id = ${attendeeId} AND s.state <> 'cancelled'`);
}

/** Locks the seat, found by code or number, until the transaction ends. */
export async function lockSeat(
  transaction: Database,
  by: { code: string } | { id: number } | { tripId: number; attendeeId: number },
): Promise<SeatRow | undefined> {
  const condition =
    'code' in by
      ? sql`s.code = ${by.code}`
      : 'id' in by
        ? sql`s.id = ${by.id}`
        : sql`s.trip_id = ${by.tripId} AND s.attendee_id = ${by.attendeeId}`;
  return (await readSeats(transaction, sql`${condition} AND s.state <> 'cancelled' FOR UPDATE OF s`))[0];
}

/** Assigns the lowest free seats in the given order; the ride must be locked and have enough seats. */
export async function insertSeats(
  transaction: Database,
  tripId: number,
  seats: readonly { attendeeId: number; code: string }[],
): Promise<void> {
  await transaction.execute(sql`
    WITH free AS (
      SELECT n, row_number() OVER (ORDER BY n) AS place FROM traffic_trip t, generate_series(1, t.capacity) n
      WHERE t.id = ${tripId} AND NOT EXISTS (SELECT 1 FROM traffic_seat s WHERE s.trip_id = t.id AND s.seat_no = n AND s.state <> 'cancelled')
    ), who AS (
      SELECT * FROM unnest(${sql.param(seats.map(({ attendeeId }) => attendeeId))}::int[], ${sql.param(seats.map(({ code }) => code))}::text[])
        WITH ORDINALITY AS w (attendee_id, code, place)
    ), seated AS (
      INSERT INTO traffic_seat (trip_id, attendee_id, seat_no, code)
      SELECT ${tripId}::int, who.attendee_id, free.n, who.code FROM who JOIN free USING (place) RETURNING 1
    )
    UPDATE traffic_trip SET taken = taken + (SELECT count(*) FROM seated), grouped_at = coalesce(grouped_at, now()), updated_at = now() WHERE id = ${tripId}`);
}

/** Releases the seat. */
export async function cancelSeat(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`
    WITH gone AS (UPDATE traffic_seat SET state = 'cancelled' WHERE id = ${id} AND state <> 'cancelled' RETURNING trip_id)
    UPDATE traffic_trip SET taken = taken - 1 WHERE id = (SELECT trip_id FROM gone)`);
}

const TripId = z.object({ trip_id: z.int() });

/** Returns upcoming rides with a seat of an attendee who no longer attends. */
export async function findTripsWithGone(db: Database): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT s.trip_id FROM traffic_seat s JOIN attendee a ON a.id = s.attendee_id AND a.state <> 'ticketed'
    JOIN traffic_trip t ON t.id = s.trip_id AND t.state IN ('planned', 'boarding') WHERE s.state = 'held' ORDER BY s.trip_id`);
  return z
    .array(TripId)
    .parse(rows)
    .map(({ trip_id: id }) => id);
}

/** Releases the seats of attendees who no longer attend; returns how many. The ride must be locked. */
export async function freeGoneSeats(transaction: Database, tripId: number): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE traffic_seat s SET state = 'cancelled' FROM attendee a
    WHERE s.trip_id = ${tripId} AND s.state = 'held' AND a.id = s.attendee_id AND a.state <> 'ticketed'`);
  await transaction.execute(sql`UPDATE traffic_trip SET taken = taken - ${rowCount ?? 0}::int WHERE id = ${tripId}`);
  return rowCount ?? 0;
}

export async function markBoarded(transaction: Database, id: number, by: number): Promise<Date> {
  const { rows } = await transaction.execute(sql`
    UPDATE traffic_seat SET state = 'boarded', boarded_at = now(), boarded_by = ${by} WHERE id = ${id} RETURNING boarded_at`);
  return z.object({ boarded_at: z.coerce.date() }).parse(rows[0]).boarded_at;
}

export async function unmarkBoarded(transaction: Database, id: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE traffic_seat SET state = 'held', boarded_at = NULL, boarded_by = NULL WHERE id = ${id}`,
  );
}

/** Returns those of the attendees with a ticket of the conference. */
export async function findHolders(
  db: Database,
  conferenceId: number,
  attendeeIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT id FROM attendee WHERE conference_id = ${conferenceId} AND state = 'ticketed' AND id = ANY(${sql.param([...attendeeIds])}::int[])`);
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}
