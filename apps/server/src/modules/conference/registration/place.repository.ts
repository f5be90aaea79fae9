import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isUnderWay } from './conference-state.repository.ts';
import type { KeptTicketSecrets } from './ticket-secrets.ts';

const lockKey = (ticketTypeId: number): SQL =>
  sql`hashtextextended('conference.places.' || current_schema() || ${String(ticketTypeId)}::text, 0)`;

/** Shares the places within a statement; see `sharePlaces`. */
export const placesShared = (ticketTypeId: number): SQL => sql`pg_advisory_xact_lock_shared(${lockKey(ticketTypeId)})`;

/**
 * Shared lock for taking a place or joining the waitlist. Without it a place could become free between finding none and
 * joining the list, and stay unused.
 */
export async function sharePlaces(transaction: Database, ticketTypeId: number): Promise<void> {
  await transaction.execute(sql`SELECT ${placesShared(ticketTypeId)}`);
}

/** Exclusive lock for freeing or adding places: no one can join meanwhile, so everyone waiting is visible. Locks in order of type ids. */
export async function lockPlaces(transaction: Database, ticketTypeIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(ticketTypeIds)].sort((a, b) => a - b))
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lockKey(id)})`);
}

/** Takes a place by the one statement that finds one; false when all are taken. */
export async function takePlace(transaction: Database, ticketTypeId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE ticket_type SET taken = taken + 1 WHERE id = ${ticketTypeId} AND (capacity IS NULL OR taken < capacity)`);
  return rowCount === 1;
}

/** The places must be locked. */
export async function freePlace(transaction: Database, ticketTypeId: number): Promise<void> {
  await transaction.execute(sql`UPDATE ticket_type SET taken = taken - 1 WHERE id = ${ticketTypeId}`);
}

const Waiting = z.object({ id: z.int() });

/** Returns the attendees to promote into free places, in waitlist order; none once the conference is over. The places must be locked. */
export async function findPromoted(transaction: Database, ticketTypeId: number): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    SELECT a.id FROM attendee a JOIN ticket_type t ON t.id = a.ticket_type_id JOIN conference c ON c.id = t.conference_id
    WHERE t.id = ${ticketTypeId} AND a.state = 'waitlisted' AND ${isUnderWay} ORDER BY a.waitlist_no
    LIMIT (SELECT CASE WHEN capacity IS NULL THEN NULL ELSE greatest(0, capacity - taken) END FROM ticket_type WHERE id = ${ticketTypeId})`);
  return z
    .array(Waiting)
    .parse(rows)
    .map(({ id }) => id);
}

/**
 * Gives a waitlisted attendee or applicant a ticket for a place already taken, and notifies them. With an account, one
 * that costs has to be paid first: the place is held `unpaid`, and `followTicketOrders` makes the order. Returns false if
 * their state has changed.
 */
export async function giveTicket(
  transaction: Database,
  attendeeId: number,
  secrets: KeptTicketSecrets,
  message: 'ticketed' | 'promoted',
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    WITH given AS (
      UPDATE attendee a SET state = CASE WHEN t.price_cents > 0 AND a.user_id IS NOT NULL THEN 'unpaid' ELSE 'ticketed' END, updated_at = now()
      FROM ticket_type t WHERE a.id = ${attendeeId} AND a.state IN ('waitlisted', 'applied') AND t.id = a.ticket_type_id
      RETURNING a.id, a.conference_id, a.phone, a.state
    ), told AS (
      INSERT INTO attendee_message (attendee_id, kind) SELECT id, CASE WHEN state = 'unpaid' THEN 'payable' ELSE ${message} END FROM given WHERE phone <> ''
    ), issued AS (
      INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
      SELECT conference_id, id, ${secrets.codeHash}, ${secrets.qrHash}, ${secrets.sealed} FROM given WHERE state = 'ticketed'
    )
    SELECT FROM given`);
  return rowCount === 1;
}

/** Puts an applicant at the end of the waitlist and notifies them; returns false if there is no waitlist. Requires `sharePlaces`. */
export async function putOnWaitlist(transaction: Database, attendeeId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    WITH put AS (
      UPDATE attendee a SET state = 'waitlisted', waitlist_no = DEFAULT, updated_at = now()
      FROM ticket_type t WHERE a.id = ${attendeeId} AND a.state = 'applied' AND t.id = a.ticket_type_id AND t.has_waitlist RETURNING a.id, a.phone
    ), told AS (
      INSERT INTO attendee_message (attendee_id, kind) SELECT id, 'waitlisted' FROM put WHERE phone <> ''
    )
    SELECT FROM put`);
  return rowCount === 1;
}
