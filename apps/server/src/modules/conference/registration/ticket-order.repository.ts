import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { findIds } from '../../../platform/database/values.ts';
import { isUnderWay } from './conference-state.repository.ts';
import type { KeptTicketSecrets } from './ticket-secrets.ts';

const Chargeable = z.object({ userId: z.int(), title: z.string(), priceCents: z.int() });

/** Locks an attendee who has to pay and has no order yet, and returns what is ordered; null for any other. */
export function lockChargeable(transaction: Database, attendeeId: number): Promise<z.infer<typeof Chargeable> | null> {
  return findOne(
    transaction,
    Chargeable,
    sql`SELECT a.user_id, c.title || ' · ' || t.name AS title, t.price_cents
    FROM attendee a JOIN ticket_type t ON t.id = a.ticket_type_id JOIN conference c ON c.id = a.conference_id
    WHERE a.id = ${attendeeId} AND a.state = 'unpaid' AND a.order_id IS NULL AND a.user_id IS NOT NULL FOR NO KEY UPDATE OF a`,
  );
}

export async function setOrder(transaction: Database, attendeeId: number, orderId: number): Promise<void> {
  await transaction.execute(sql`UPDATE attendee SET order_id = ${orderId} WHERE id = ${attendeeId}`);
}

/** Its order is over: the registration no longer has one. */
export async function clearOrder(transaction: Database, orderId: number): Promise<void> {
  await transaction.execute(sql`UPDATE attendee SET order_id = NULL WHERE order_id = ${orderId}`);
}

/** Gives an attendee who had to pay the ticket, and tells so; false when the place is no longer held. */
export async function giveUnpaidTicket(
  transaction: Database,
  attendeeId: number,
  secrets: KeptTicketSecrets,
): Promise<boolean> {
  const given = await findIds(
    transaction,
    sql`WITH given AS (
      UPDATE attendee SET state = 'ticketed', updated_at = now() WHERE id = ${attendeeId} AND state = 'unpaid'
      RETURNING id, conference_id, phone
    ), issued AS (
      INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
      SELECT conference_id, id, ${secrets.codeHash}, ${secrets.qrHash}, ${secrets.sealed} FROM given
    ), told AS (
      INSERT INTO attendee_message (attendee_id, kind) SELECT id, 'ticketed' FROM given WHERE phone <> ''
    )
    SELECT id FROM given`,
  );
  return given.length > 0;
}

/** Attendees who got a place that costs after an approval or from the waitlist, and have no order yet. */
export function findToCharge(db: Database, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.id FROM attendee a JOIN conference c ON c.id = a.conference_id
    WHERE a.state = 'unpaid' AND a.order_id IS NULL AND a.user_id IS NOT NULL AND ${isUnderWay} ORDER BY a.id LIMIT ${limit}`,
  );
}

/** Orders of registrations that ended, or whose conference was cancelled. */
export function findOrdersToUndo(db: Database, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.order_id AS id FROM attendee a JOIN conference c ON c.id = a.conference_id
    WHERE a.order_id IS NOT NULL AND (a.state IN ('cancelled', 'rejected') OR c.state = 'cancelled') ORDER BY a.id LIMIT ${limit}`,
  );
}
