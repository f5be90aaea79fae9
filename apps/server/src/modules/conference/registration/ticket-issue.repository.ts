import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { KeptTicketSecrets } from './ticket-secrets.ts';

/** Revokes an attendee's ticket and logs its phones out; returns false if there is no valid one. */
export async function voidTicket(transaction: Database, attendeeId: number, reason: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    WITH voided AS (
      UPDATE ticket SET revoked_at = now(), revoked_reason = ${reason} WHERE attendee_id = ${attendeeId} AND revoked_at IS NULL RETURNING id
    ), logged_out AS (
      DELETE FROM ticket_session WHERE ticket_id IN (SELECT id FROM voided)
    )
    SELECT FROM voided`);
  return rowCount === 1;
}

/** Issues a ticket to an attendee in state `ticketed`; returns false in any other state. The previous one must be revoked. */
export async function insertTicket(
  transaction: Database,
  attendeeId: number,
  { codeHash, qrHash, sealed }: KeptTicketSecrets,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
    SELECT conference_id, id, ${codeHash}, ${qrHash}, ${sealed} FROM attendee WHERE id = ${attendeeId} AND state = 'ticketed'`);
  return rowCount === 1;
}
