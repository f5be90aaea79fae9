import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

const StaffAttendeeRow = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  state: z.enum(['applied', 'waitlisted', 'ticketed', 'rejected', 'cancelled']),
  user_type: z.int(),
  ticket_type_id: z.int(),
  ticket_type_name: z.string(),
  hall: z.string(),
  seat: z.string(),
  table_no: z.string(),
  group_name: z.string(),
  badge_no: z.string(),
  diet: z.string(),
  has_ticket: z.boolean(),
  arrived_at: z.coerce.date().nullable(),
});
export type StaffAttendeeRow = z.infer<typeof StaffAttendeeRow>;

/** Of an attendee `a`: his admissions at any door. */
const throughDoor: SQL = sql`FROM admission m JOIN ticket k ON k.id = m.ticket_id JOIN sign_point p ON p.id = m.sign_point_id
  WHERE k.attendee_id = a.id AND p.kind = 'door' AND m.state IN ('valid', 'extra')`;

const columns: SQL = sql`a.id, a.name, a.phone, a.company, a.state, a.user_type, a.ticket_type_id, t.name AS ticket_type_name, a.hall, a.seat,
  a.table_no, a.group_name, a.badge_no, a.diet, EXISTS (SELECT FROM ticket k WHERE k.attendee_id = a.id AND k.revoked_at IS NULL) AS has_ticket,
  (SELECT min(m.admitted_at) ${throughDoor}) AS arrived_at`;
const source: SQL = sql`attendee a JOIN ticket_type t ON t.id = a.ticket_type_id`;

export interface StaffAttendeeQuery {
  conferenceId: number;
  keyword: string;
  /** Mark of the keyword where it is a whole ticket code. */
  codeMark: Buffer | null;
  userTypes: readonly number[];
  states: readonly string[];
  arrival: 'all' | 'arrived' | 'missing';
  skipCount: number;
  maxResultCount: number;
}

/** Of a phone only its last four digits, or all of it, are found: more would spell it out. */
export function attendeeMatches(keyword: string, codeMark: Buffer | null): SQL {
  if (keyword === '') return sql`true`;
  if (codeMark !== null)
    return sql`a.id = (SELECT k.attendee_id FROM ticket k WHERE k.code_hash = ${codeMark} AND k.conference_id = a.conference_id)`;
  const literal = `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const byPhone = /^\d{4}$/.test(keyword) ? sql`a.phone LIKE ${`%${keyword}`}` : sql`a.phone = ${keyword}`;
  return sql`(a.name ILIKE ${literal} OR a.company ILIKE ${literal} OR a.badge_no ILIKE ${literal} OR (a.phone <> '' AND ${byPhone}))`;
}

const Listed = StaffAttendeeRow.extend({ total: z.int() });

const arrivals: Record<StaffAttendeeQuery['arrival'], SQL> = {
  all: sql`true`,
  arrived: sql`EXISTS (SELECT ${throughDoor})`,
  missing: sql`NOT EXISTS (SELECT ${throughDoor})`,
};

/** By name; each row carries how many there are. */
export async function findStaffAttendees(db: Database, query: StaffAttendeeQuery): Promise<z.infer<typeof Listed>[]> {
  const { userTypes, states } = query;
  const { rows } = await db.execute(sql`
    SELECT ${columns}, count(*) OVER ()::int AS total FROM ${source}
    WHERE a.conference_id = ${query.conferenceId} AND ${attendeeMatches(query.keyword, query.codeMark)}
      AND ${userTypes.length === 0 ? sql`true` : sql`a.user_type = ANY(${sql.param([...userTypes])}::int[])`}
      AND ${arrivals[query.arrival]}
      AND ${states.length === 0 ? sql`a.state = 'ticketed'` : sql`a.state = ANY(${sql.param([...states])}::text[])`}
    ORDER BY a.name, a.id LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`);
  return z.array(Listed).parse(rows);
}

/** One of that conference; null for another one's. */
export async function findStaffAttendee(
  db: Database,
  conferenceId: number,
  id: number,
): Promise<StaffAttendeeRow | null> {
  const { rows } = await db.execute(
    sql`SELECT ${columns} FROM ${source} WHERE a.id = ${id} AND a.conference_id = ${conferenceId}`,
  );
  return rows[0] === undefined ? null : StaffAttendeeRow.parse(rows[0]);
}

export async function findConferenceOfAttendee(db: Database, id: number): Promise<number | null> {
  const { rows } = await db.execute(sql`SELECT conference_id FROM attendee WHERE id = ${id}`);
  return z.array(z.object({ conference_id: z.int() })).parse(rows)[0]?.conference_id ?? null;
}

/** What is left out stays. */
export interface Placement {
  hall?: string | undefined;
  seat?: string | undefined;
  tableNo?: string | undefined;
  groupName?: string | undefined;
  badgeNo?: string | undefined;
}

export async function storePlacement(
  transaction: Database,
  id: number,
  { hall, seat, tableNo, groupName, badgeNo }: Placement,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee SET hall = coalesce(${hall ?? null}, hall), seat = coalesce(${seat ?? null}, seat), table_no = coalesce(${tableNo ?? null}, table_no),
      group_name = coalesce(${groupName ?? null}, group_name), badge_no = coalesce(${badgeNo ?? null}, badge_no), updated_at = now() WHERE id = ${id}`);
}
