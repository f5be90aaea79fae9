import { moduleSwitches } from '@tuyuan/contract/conference/conference-modules.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { runPrepared } from '../../../platform/database/run-prepared.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { modulesOff } from './modules-off.ts';

const HolderRow = z.object({
  session_id: z.int(),
  ticket_id: z.int(),
  attendee_id: z.int(),
  conference_id: z.int(),
  user_type: z.int(),
  name: z.string(),
  user_id: z.int().nullable(),
  modules: moduleSwitches,
});

/** Returns the holder of a session while it, the ticket and the conference are valid; records when they were last seen, to the minute. */
export async function findTicketHolder(db: Database, tokenHash: Buffer): Promise<TicketHolder | null> {
  const rows = await runPrepared(
    db,
    sql`
    WITH held AS (
      SELECT s.id AS session_id, t.id AS ticket_id, a.id AS attendee_id, a.conference_id, a.user_type, a.name, a.user_id, s.last_seen_at, c.modules
      FROM ticket_session s
      JOIN ticket t ON t.id = s.ticket_id AND t.revoked_at IS NULL
      JOIN attendee a ON a.id = t.attendee_id AND a.state = 'ticketed'
      JOIN conference c ON c.id = a.conference_id
      WHERE s.token_hash = ${tokenHash} AND s.expires_at > now()
    ), seen AS (
      UPDATE ticket_session SET last_seen_at = now()
      WHERE id IN (SELECT session_id FROM held WHERE last_seen_at < now() - interval '1 minute')
    )
    SELECT session_id, ticket_id, attendee_id, conference_id, user_type, name, user_id, modules FROM held`,
  );
  const row = z.array(HolderRow).parse(rows)[0];
  if (!row) return null;
  return {
    sessionId: row.session_id,
    ticketId: row.ticket_id,
    attendeeId: row.attendee_id,
    conferenceId: row.conference_id,
    userType: row.user_type,
    name: row.name,
    userId: row.user_id,
    modulesOff: modulesOff(row.modules),
  };
}

const Placement = z.object({ hall: z.string(), seat: z.string(), host_phone: z.string(), now: z.coerce.date() });

/** Returns an attendee's placement, with the database clock. */
export async function findPlacement(db: Database, attendeeId: number): Promise<z.infer<typeof Placement> | null> {
  const { rows } = await db.execute(
    sql`SELECT hall, seat, host_phone, now() AS now FROM attendee WHERE id = ${attendeeId}`,
  );
  return rows[0] === undefined ? null : Placement.parse(rows[0]);
}
