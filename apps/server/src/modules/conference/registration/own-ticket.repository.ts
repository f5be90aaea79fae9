import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isOwnAttendee } from './registration.repository.ts';

const OwnTicketRow = z.object({
  title: z.string(),
  name: z.string(),
  ticket_type_name: z.string(),
  user_type: z.int(),
  hall: z.string(),
  seat: z.string(),
  sealed: z.instanceof(Buffer),
  issued_at: z.coerce.date(),
});

/** Returns the user's valid ticket; null if there is none. */
export async function findOwnTicket(
  db: Database,
  userId: number,
  conferenceId: number,
): Promise<z.infer<typeof OwnTicketRow> | null> {
  const { rows } = await db.execute(sql`
    SELECT c.title, a.name, t.name AS ticket_type_name, a.user_type, a.hall, a.seat, k.sealed, k.issued_at
    FROM attendee a JOIN ticket k ON k.attendee_id = a.id AND k.revoked_at IS NULL JOIN ticket_type t ON t.id = a.ticket_type_id
    JOIN conference c ON c.id = a.conference_id
    WHERE ${isOwnAttendee(userId)} AND a.conference_id = ${conferenceId} AND a.state = 'ticketed' AND c.state <> 'cancelled'
    ORDER BY k.id DESC LIMIT 1`);
  return rows[0] === undefined ? null : OwnTicketRow.parse(rows[0]);
}
