import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { stateOfConference } from './conference-state.repository.ts';

const Bearer = z.object({
  ticket_id: z.int(),
  attendee_id: z.int(),
  conference_id: z.int(),
  user_type: z.int(),
  name: z.string(),
  is_void: z.boolean(),
  stored_state: z.enum(['draft', 'published', 'archived', 'cancelled']),
  conference_state: z.int(),
  phones_from: z.coerce.date().nullable(),
  is_open: z.boolean(),
  office_phone: z.string(),
  cancelled_reason: z.string(),
});
export type TicketBearer = z.infer<typeof Bearer>;

async function findBearer(db: Database, where: SQL): Promise<TicketBearer | null> {
  const { rows } = await db.execute(sql`
    SELECT k.id AS ticket_id, a.id AS attendee_id, a.conference_id, a.user_type, a.name, k.revoked_at IS NOT NULL OR a.state <> 'ticketed' AS is_void,
      c.state AS stored_state, ${stateOfConference} AS conference_state, c.phones_from, coalesce(now() >= c.phones_from, true) AS is_open,
      c.office_phone, c.cancelled_reason
    FROM ticket k JOIN attendee a ON a.id = k.attendee_id JOIN conference c ON c.id = a.conference_id WHERE ${where}`);
  return rows[0] === undefined ? null : Bearer.parse(rows[0]);
}

export function findBearerByCode(db: Database, codeMark: Buffer): Promise<TicketBearer | null> {
  return findBearer(db, sql`k.code_hash = ${codeMark}`);
}

export function findBearerByToken(db: Database, tokenMark: Buffer): Promise<TicketBearer | null> {
  return findBearer(db, sql`k.qr_hash = ${tokenMark}`);
}

interface NewTicketSession {
  ticketId: number;
  tokenHash: Buffer;
  clientIp: string;
  userAgent: string;
}

/** Maximum concurrent sessions of a ticket. */
const maxSessions = 3;

/**
 * Logs a phone in; beyond three sessions of a ticket the oldest are logged out. The ticket is locked, so that of many
 * concurrent logins the last three stay. A session lasts until a month after the conference, at least a day. Returns
 * false if the ticket was revoked concurrently.
 */
export async function insertTicketSession(
  transaction: Database,
  { ticketId, tokenHash, clientIp, userAgent }: NewTicketSession,
): Promise<boolean> {
  const locked = await transaction.execute(
    sql`SELECT FROM ticket WHERE id = ${ticketId} AND revoked_at IS NULL FOR NO KEY UPDATE`,
  );
  if (locked.rowCount !== 1) return false;
  await transaction.execute(sql`
    INSERT INTO ticket_session (ticket_id, token_hash, client_ip, user_agent, created_at, expires_at)
    SELECT k.id, ${tokenHash}, ${clientIp}, ${userAgent}, clock_timestamp(), greatest(now() + interval '1 day', c.end_time + interval '30 days')
    FROM ticket k JOIN conference c ON c.id = k.conference_id WHERE k.id = ${ticketId}`);
  await transaction.execute(sql`
    DELETE FROM ticket_session WHERE ticket_id = ${ticketId} AND id NOT IN (
      SELECT id FROM ticket_session WHERE ticket_id = ${ticketId} AND expires_at > now() ORDER BY id DESC LIMIT ${maxSessions})`);
  return true;
}

const SessionRow = z.object({
  id: z.int(),
  user_agent: z.string(),
  is_current: z.boolean(),
  created_at: z.coerce.date(),
  last_seen_at: z.coerce.date(),
});

/** Returns live sessions, the caller's own first. */
export async function findTicketSessions(
  db: Database,
  ticketId: number,
  sessionId: number,
): Promise<z.infer<typeof SessionRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT id, user_agent, id = ${sessionId} AS is_current, created_at, last_seen_at FROM ticket_session
    WHERE ticket_id = ${ticketId} AND expires_at > now() ORDER BY is_current DESC, id DESC`);
  return z.array(SessionRow).parse(rows);
}

/** Returns false if the session belongs to another ticket or had already ended. */
export async function deleteTicketSession(db: Database, ticketId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM ticket_session WHERE id = ${id} AND ticket_id = ${ticketId}`);
  return rowCount === 1;
}
