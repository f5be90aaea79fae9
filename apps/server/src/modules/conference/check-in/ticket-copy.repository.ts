import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const TicketRow = z.object({
  ticket_id: z.int(),
  attendee_id: z.int(),
  conference_id: z.int(),
  code_mark: z.string(),
  qr_mark: z.string(),
  revoked_at: z.coerce.date().nullable(),
  is_cancelled: z.boolean(),
  user_type: z.int(),
  ticket_type_id: z.int(),
  ticket_type_name: z.string(),
  name: z.string(),
  company: z.string(),
  hall: z.string(),
  seat: z.string(),
  diet: z.string(),
  seats: z.array(z.int()),
  vouchers: z.array(z.int()),
  version: z.string(),
});
type TicketRow = z.infer<typeof TicketRow>;

/** Cached ticket and holder; `version` shows whether they are still current. */
export interface TicketCopy {
  ticketId: number;
  attendeeId: number;
  conferenceId: number;
  /** Hexadecimal marks of the typed code and the QR token. */
  codeMark: string;
  qrMark: string;
  revokedAt: Date | null;
  isCancelled: boolean;
  userType: number;
  ticketTypeId: number;
  ticketTypeName: string;
  name: string;
  company: string;
  hall: string;
  seat: string;
  diet: string;
  /** Ids of sessions with a seat. */
  seats: readonly number[];
  /** Ids of sign points with a voucher. */
  vouchers: readonly number[];
  version: string;
}

/** Changes with every change of the ticket (`t`) or its holder (`a`); seats are not included. */
export const ticketVersion = sql`t.xmin::text || ':' || a.xmin::text`;

async function readTickets(db: Database, condition: SQL): Promise<TicketCopy[]> {
  const { rows } = await db.execute(sql`
    SELECT t.id AS ticket_id, a.id AS attendee_id, t.conference_id, encode(t.code_hash, 'hex') AS code_mark, encode(t.qr_hash, 'hex') AS qr_mark,
      t.revoked_at, a.state <> 'ticketed' AS is_cancelled, a.user_type, a.ticket_type_id, y.name AS ticket_type_name,
      a.name, a.company, a.hall, a.seat, a.diet,
      ARRAY(SELECT s.session_id FROM session_seat s WHERE s.attendee_id = a.id AND s.state = 'confirmed') AS seats,
      ARRAY(SELECT v.sign_point_id FROM voucher v WHERE v.ticket_id = t.id) AS vouchers,
      ${ticketVersion} AS version
    FROM ticket t JOIN attendee a ON a.id = t.attendee_id JOIN ticket_type y ON y.id = a.ticket_type_id
    WHERE ${condition}`);
  return z.array(TicketRow).parse(rows).map(toCopy);
}

export function readTicketsOf(db: Database, conferenceId: number): Promise<TicketCopy[]> {
  return readTickets(db, sql`t.conference_id = ${conferenceId}`);
}

export function findTickets(db: Database, ids: readonly number[]): Promise<TicketCopy[]> {
  return readTickets(db, sql`t.id = ANY (${sql.param([...ids])}::int[])`);
}

export async function findTicket(db: Database, ticketId: number): Promise<TicketCopy | undefined> {
  return (await readTickets(db, sql`t.id = ${ticketId}`))[0];
}

/** By the mark of its code or its QR token. */
export async function findTicketByMark(db: Database, mark: Buffer): Promise<TicketCopy | undefined> {
  return (await readTickets(db, sql`t.code_hash = ${mark} OR t.qr_hash = ${mark}`))[0];
}

/** Returns the valid ticket, else the latest one. */
export async function findTicketOfAttendee(db: Database, attendeeId: number): Promise<TicketCopy | undefined> {
  const found = await readTickets(
    db,
    sql`t.id = (SELECT id FROM ticket WHERE attendee_id = ${attendeeId} ORDER BY revoked_at IS NULL DESC, id DESC LIMIT 1)`,
  );
  return found[0];
}

/** Whether the phone's login that its codes come from is still valid. */
export async function isSessionAlive(db: Database, sessionId: number, ticketId: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`SELECT 1 FROM ticket_session WHERE id = ${sessionId} AND ticket_id = ${ticketId} AND expires_at > now()`,
  );
  return rowCount === 1;
}

function toCopy(row: TicketRow): TicketCopy {
  return {
    ticketId: row.ticket_id,
    attendeeId: row.attendee_id,
    conferenceId: row.conference_id,
    codeMark: row.code_mark,
    qrMark: row.qr_mark,
    revokedAt: row.revoked_at,
    isCancelled: row.is_cancelled,
    userType: row.user_type,
    ticketTypeId: row.ticket_type_id,
    ticketTypeName: row.ticket_type_name,
    name: row.name,
    company: row.company,
    hall: row.hall,
    seat: row.seat,
    diet: row.diet,
    seats: row.seats,
    vouchers: row.vouchers,
    version: row.version,
  };
}
