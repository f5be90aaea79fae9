import { attendeeStates } from '@tuyuan/contract/conference/conference-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const Standing = z.object({
  ticket_type_id: z.int(),
  conference_id: z.int(),
  state: z.enum(attendeeStates),
});

/** Locks an attendee; null for none. */
export async function lockAttendee(transaction: Database, id: number): Promise<z.infer<typeof Standing> | null> {
  const { rows } = await transaction.execute(
    sql`SELECT ticket_type_id, conference_id, state FROM attendee WHERE id = ${id} FOR NO KEY UPDATE`,
  );
  return rows[0] === undefined ? null : Standing.parse(rows[0]);
}

/** Also sets the attendee's user type from the ticket type. Returns false if the conference has no such type. */
export async function storeTicketType(
  transaction: Database,
  attendeeId: number,
  ticketTypeId: number,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE attendee a SET ticket_type_id = t.id, user_type = t.user_type, updated_at = now()
    FROM ticket_type t WHERE a.id = ${attendeeId} AND t.id = ${ticketTypeId} AND t.conference_id = a.conference_id`);
  return rowCount === 1;
}

/** Whether the attendee is on the waitlist of a ticket type that has none. */
export async function isWaitingInVain(transaction: Database, attendeeId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    SELECT FROM attendee a JOIN ticket_type t ON t.id = a.ticket_type_id WHERE a.id = ${attendeeId} AND a.state = 'waitlisted' AND NOT t.has_waitlist`);
  return rowCount === 1;
}

const TypeOf = z.object({ ticket_type_id: z.int() });

/** Reads without a lock, to determine the order in which places are locked. */
export async function findTicketTypeOf(db: Database, attendeeId: number): Promise<number | null> {
  const { rows } = await db.execute(sql`SELECT ticket_type_id FROM attendee WHERE id = ${attendeeId}`);
  return TypeOf.safeParse(rows[0]).data?.ticket_type_id ?? null;
}
