import { seatStates } from '@tuyuan/contract/conference/calendar.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const Offer = z.object({
  state: z.enum(['on', 'cancelled']),
  seat_limit: z.int().nullable(),
  has_begun: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

/** Locks the published session, so that changes to its seats are serialised. Null if it does not exist. */
export async function lockOffer(
  transaction: Database,
  { conferenceId, sessionId }: { conferenceId: number; sessionId: number },
): Promise<Offer | null> {
  // Uses the time after the lock is acquired: now() is the start of the transaction, which may be earlier.
  const { rows } = await transaction.execute(sql`
    SELECT state, seat_limit, start_time <= clock_timestamp() AS has_begun FROM published_session
    WHERE session_id = ${sessionId} AND conference_id = ${conferenceId} AND state <> 'removed' FOR UPDATE`);
  return rows[0] === undefined ? null : Offer.parse(rows[0]);
}

/** Takes a seat or joins the waitlist; an existing seat or place is kept. Requires the session's lock. */
export async function insertSeat(transaction: Database, sessionId: number, attendeeId: number): Promise<void> {
  await transaction.execute(sql`
    WITH offer AS (SELECT seats_taken < seat_limit AS has_seat FROM published_session WHERE session_id = ${sessionId})
    INSERT INTO session_seat AS t (session_id, attendee_id, state, waitlist_no)
    SELECT ${sessionId}::int, ${attendeeId}::int, CASE WHEN has_seat THEN 'confirmed' ELSE 'waitlisted' END,
      CASE WHEN has_seat THEN NULL ELSE nextval('session_waitlist_no') END FROM offer
    ON CONFLICT (session_id, attendee_id) DO UPDATE
      SET state = excluded.state, waitlist_no = excluded.waitlist_no, held_until = NULL, updated_at = statement_timestamp()
      WHERE t.state = 'cancelled'`);
}

/** Returns false if no seat is held for the attendee, or the hold has expired. */
export async function confirmHeldSeat(transaction: Database, sessionId: number, attendeeId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE session_seat SET state = 'confirmed', held_until = NULL, updated_at = statement_timestamp()
    WHERE session_id = ${sessionId} AND attendee_id = ${attendeeId} AND state = 'held' AND held_until > statement_timestamp()`);
  return rowCount === 1;
}

export async function cancelSeat(transaction: Database, sessionId: number, attendeeId: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE session_seat SET state = 'cancelled', held_until = NULL, waitlist_no = NULL, updated_at = statement_timestamp()
    WHERE session_id = ${sessionId} AND attendee_id = ${attendeeId} AND state <> 'cancelled'`);
}

export async function cancelAllSeats(transaction: Database, sessionId: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE session_seat SET state = 'cancelled', held_until = NULL, waitlist_no = NULL, updated_at = statement_timestamp()
    WHERE session_id = ${sessionId} AND state <> 'cancelled'`);
}

const AttendeeRow = z.object({ attendee_id: z.int() });

/** Ends expired holds and holds free seats for the first on the waitlist; returns those attendees. Requires the session's lock. */
export async function promoteWaiting(transaction: Database, sessionId: number, holdMinutes: number): Promise<number[]> {
  await transaction.execute(sql`
    UPDATE session_seat SET state = 'cancelled', held_until = NULL, updated_at = statement_timestamp()
    WHERE session_id = ${sessionId} AND state = 'held' AND held_until <= statement_timestamp()`);
  const { rows } = await transaction.execute(sql`
    WITH offer AS (
      SELECT least(statement_timestamp() + make_interval(mins => ${holdMinutes}), p.start_time) AS until,
        greatest(0, p.seat_limit - (SELECT count(*) FROM session_seat t WHERE t.session_id = p.session_id AND t.state IN ('held', 'confirmed'))) AS free
      FROM published_session p WHERE p.session_id = ${sessionId} AND p.state = 'on' AND p.start_time > statement_timestamp()
    ), first AS (
      SELECT t.id FROM session_seat t WHERE t.session_id = ${sessionId} AND t.state = 'waitlisted'
      ORDER BY t.waitlist_no LIMIT (SELECT coalesce(max(free), 0) FROM offer))
    UPDATE session_seat t SET state = 'held', waitlist_no = NULL, held_until = offer.until, updated_at = statement_timestamp()
    FROM offer, first WHERE t.id = first.id RETURNING t.attendee_id`);
  return z
    .array(AttendeeRow)
    .parse(rows)
    .map(({ attendee_id: id }) => id);
}

/** Stores and returns the number of taken seats. Requires the session's lock. */
export async function countSeats(transaction: Database, sessionId: number): Promise<number> {
  const { rows } = await transaction.execute(sql`
    UPDATE published_session p SET seats_taken =
      (SELECT count(*) FROM session_seat t WHERE t.session_id = p.session_id AND t.state IN ('held', 'confirmed'))
    WHERE p.session_id = ${sessionId} RETURNING p.seats_taken`);
  return z.object({ seats_taken: z.int() }).parse(rows[0]).seats_taken;
}

const SeatRow = z.object({
  session_id: z.int(),
  state: z.enum(seatStates),
  waitlist_place: z.int().nullable(),
  held_until: z.coerce.date().nullable(),
});
export type SeatRow = z.infer<typeof SeatRow>;

/** Returns the attendee's seats and waitlist places, without expired holds. */
export async function readSeatsOf(db: Database, attendeeId: number): Promise<SeatRow[]> {
  const { rows } = await db.execute(sql`
    SELECT t.session_id, t.state, t.held_until, CASE WHEN t.state = 'waitlisted' THEN
      (SELECT count(*)::int FROM session_seat o WHERE o.session_id = t.session_id AND o.state = 'waitlisted' AND o.waitlist_no <= t.waitlist_no) END AS waitlist_place
    FROM session_seat t WHERE t.attendee_id = ${attendeeId} AND t.state <> 'cancelled'
      AND (t.state <> 'held' OR t.held_until > clock_timestamp()) ORDER BY t.session_id`);
  return z.array(SeatRow).parse(rows);
}

const SessionRow = z.object({ session_id: z.int(), conference_id: z.int() });

/** Returns sessions with an expired hold, whose seat can go to the next on the waitlist. */
export async function findOverdueHolds(db: Database): Promise<z.infer<typeof SessionRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT t.session_id, p.conference_id FROM session_seat t JOIN published_session p ON p.session_id = t.session_id
    WHERE t.state = 'held' AND t.held_until <= clock_timestamp()`);
  return z.array(SessionRow).parse(rows);
}

const GoneRow = z.object({ attendee_id: z.int(), conference_id: z.int() });

/** Returns attendees with a seat or waitlist place in an upcoming session although their registration has ended. */
export async function findGoneHolders(db: Database): Promise<{ attendeeId: number; conferenceId: number }[]> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT a.id AS attendee_id, a.conference_id FROM session_seat t JOIN attendee a ON a.id = t.attendee_id AND a.state <> 'ticketed'
    WHERE t.state <> 'cancelled'`);
  return z
    .array(GoneRow)
    .parse(rows)
    .map((row) => ({ attendeeId: row.attendee_id, conferenceId: row.conference_id }));
}

/** Returns sessions in which the attendee has a seat or waits for one. */
export async function findSessionsWithSeatOf(db: Database, attendeeId: number): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT t.session_id, p.conference_id FROM session_seat t JOIN published_session p ON p.session_id = t.session_id
    WHERE t.attendee_id = ${attendeeId} AND t.state <> 'cancelled' ORDER BY t.session_id`);
  return z
    .array(SessionRow)
    .parse(rows)
    .map(({ session_id: id }) => id);
}

const HolderRow = z.object({
  attendee_id: z.int(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  state: z.enum(seatStates),
  waitlist_place: z.int().nullable(),
  updated_at: z.coerce.date(),
  total: z.int(),
});
export type HolderRow = z.infer<typeof HolderRow>;

/** Returns attendees with a seat, then the waitlist in order; each row carries the total. */
export async function readSeatHolders(
  db: Database,
  { sessionId, skipCount, maxResultCount }: { sessionId: number; skipCount: number; maxResultCount: number },
): Promise<HolderRow[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id AS attendee_id, a.name, a.company, a.phone, t.state, t.updated_at, count(*) OVER ()::int AS total,
      CASE WHEN t.state = 'waitlisted' THEN (row_number() OVER (PARTITION BY t.state ORDER BY t.waitlist_no))::int END AS waitlist_place
    FROM session_seat t JOIN attendee a ON a.id = t.attendee_id WHERE t.session_id = ${sessionId} AND t.state <> 'cancelled'
    ORDER BY t.state = 'waitlisted', t.waitlist_no, t.updated_at, t.id LIMIT ${Math.max(1, maxResultCount)} OFFSET ${skipCount}`);
  return z.array(HolderRow).parse(rows);
}
