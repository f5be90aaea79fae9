import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const SessionRow = z.object({
  id: z.int(),
  user_agent: z.string(),
  created_at: z.coerce.date(),
  last_seen_at: z.coerce.date(),
});

/** Returns live sessions of the valid ticket, latest first; null if the attendee does not exist. */
export async function findAttendeeSessions(
  db: Database,
  attendeeId: number,
): Promise<z.infer<typeof SessionRow>[] | null> {
  const { rowCount } = await db.execute(sql`SELECT FROM attendee WHERE id = ${attendeeId}`);
  if (rowCount === 0) return null;
  const { rows } = await db.execute(sql`
    SELECT s.id, s.user_agent, s.created_at, s.last_seen_at FROM ticket_session s
    JOIN ticket k ON k.id = s.ticket_id AND k.revoked_at IS NULL
    WHERE k.attendee_id = ${attendeeId} AND s.expires_at > now() ORDER BY s.last_seen_at DESC, s.id DESC`);
  return z.array(SessionRow).parse(rows);
}
