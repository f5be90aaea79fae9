import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const date = z.coerce.date();
const Terms = z.object({ expires_at: date, ticket_type_id: z.int() });

/** Returns the content of the certificate for this login; undefined if the login has ended. */
export async function findPassTerms(db: Database, sessionId: number): Promise<z.infer<typeof Terms> | undefined> {
  const { rows } = await db.execute(sql`
    SELECT s.expires_at, a.ticket_type_id FROM ticket_session s JOIN ticket t ON t.id = s.ticket_id JOIN attendee a ON a.id = t.attendee_id
    WHERE s.id = ${sessionId} AND s.expires_at > now()`);
  return z.array(Terms).parse(rows)[0];
}

const PassRow = z.object({
  title: z.string(),
  start_time: date,
  end_time: date,
  office_phone: z.string(),
  is_over: z.boolean(),
  name: z.string(),
  company: z.string(),
  user_type: z.int(),
  ticket_type_name: z.string(),
  hall: z.string(),
  seat: z.string(),
  sealed: z.instanceof(Buffer),
  admitted_at: date.nullable(),
  gate: z.string().nullable(),
  point_name: z.string().nullable(),
  phones: z.int(),
});
export type PassRow = z.infer<typeof PassRow>;

/** Returns the data of the ticket's page, with the first door that admitted its holder. */
export async function findPass(db: Database, ticketId: number): Promise<PassRow | undefined> {
  const { rows } = await db.execute(sql`
    SELECT c.title, c.start_time, c.end_time, c.office_phone, c.end_time < now() OR c.state IN ('cancelled', 'archived') AS is_over,
      a.name, a.company, a.user_type, y.name AS ticket_type_name, a.hall, a.seat, t.sealed, e.admitted_at, e.gate, e.point_name,
      (SELECT count(*)::int FROM ticket_session s WHERE s.ticket_id = t.id AND s.expires_at > now()) AS phones
    FROM ticket t JOIN attendee a ON a.id = t.attendee_id JOIN ticket_type y ON y.id = a.ticket_type_id JOIN conference c ON c.id = t.conference_id
    LEFT JOIN LATERAL (
      SELECT m.admitted_at, m.gate, p.name AS point_name FROM admission m JOIN sign_point p ON p.id = m.sign_point_id
      WHERE m.ticket_id = t.id AND p.kind = 'door' AND m.state IN ('valid', 'extra') ORDER BY m.admitted_at, m.id LIMIT 1) e ON true
    WHERE t.id = ${ticketId}`);
  return z.array(PassRow).parse(rows)[0];
}
