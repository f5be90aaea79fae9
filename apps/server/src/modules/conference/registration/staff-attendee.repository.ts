import type { Arrival } from '@tuyuan/contract/conference/arrival.ts';
import { attendeeStates } from '@tuyuan/contract/conference/conference-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { arrivalIs, arrivalsOf } from './arrival.repository.ts';

const StaffAttendeeRow = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  state: z.enum(attendeeStates),
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

const columns: SQL = sql`a.id, a.name, a.phone, a.company, a.state, a.user_type, a.ticket_type_id, t.name AS ticket_type_name, a.hall, a.seat,
  a.table_no, a.group_name, a.badge_no, a.diet, EXISTS (SELECT FROM ticket k WHERE k.attendee_id = a.id AND k.revoked_at IS NULL) AS has_ticket,
  r.arrived_at`;
const sourceOf = (conferenceId: number): SQL =>
  sql`attendee a JOIN ticket_type t ON t.id = a.ticket_type_id LEFT JOIN ${arrivalsOf(conferenceId)} r ON r.attendee_id = a.id`;

export interface StaffAttendeeQuery {
  conferenceId: number;
  keyword: string;
  /** Mark of the keyword where it is a whole ticket code. */
  codeMark: Buffer | null;
  userTypes: readonly number[];
  states: readonly string[];
  arrival: Arrival;
  skipCount: number;
  maxResultCount: number;
}

/** A phone is found only by its last four digits or completely, because partial matches would reveal it digit by digit. */
export function attendeeMatches(keyword: string, codeMark: Buffer | null): SQL {
  if (keyword === '') return sql`true`;
  if (codeMark !== null)
    return sql`a.id = (SELECT k.attendee_id FROM ticket k WHERE k.code_hash = ${codeMark} AND k.conference_id = a.conference_id)`;
  const literal = `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const byPhone = /^\d{4}$/.test(keyword) ? sql`a.phone LIKE ${`%${keyword}`}` : sql`a.phone = ${keyword}`;
  return sql`(a.name ILIKE ${literal} OR a.company ILIKE ${literal} OR a.badge_no ILIKE ${literal} OR (a.phone <> '' AND ${byPhone}))`;
}

const Listed = StaffAttendeeRow.extend({ total: z.int() });

/** By name; each row carries how many there are. */
export async function findStaffAttendees(db: Database, query: StaffAttendeeQuery): Promise<z.infer<typeof Listed>[]> {
  const { userTypes, states } = query;
  const { rows } = await db.execute(sql`
    SELECT ${columns}, count(*) OVER ()::int AS total FROM ${sourceOf(query.conferenceId)}
    WHERE a.conference_id = ${query.conferenceId} AND ${attendeeMatches(query.keyword, query.codeMark)}
      AND ${userTypes.length === 0 ? sql`true` : sql`a.user_type = ANY(${sql.param([...userTypes])}::int[])`}
      AND ${arrivalIs[query.arrival]}
      AND ${states.length === 0 ? sql`a.state = 'ticketed'` : sql`a.state = ANY(${sql.param([...states])}::text[])`}
    ORDER BY a.name, a.id LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`);
  return z.array(Listed).parse(rows);
}

/** Null for an attendee of another conference. */
export async function findStaffAttendee(
  db: Database,
  conferenceId: number,
  id: number,
): Promise<StaffAttendeeRow | null> {
  const { rows } = await db.execute(
    sql`SELECT ${columns} FROM ${sourceOf(conferenceId)} WHERE a.id = ${id} AND a.conference_id = ${conferenceId}`,
  );
  return rows[0] === undefined ? null : StaffAttendeeRow.parse(rows[0]);
}

export async function findConferenceOfAttendee(db: Database, id: number): Promise<number | null> {
  const { rows } = await db.execute(sql`SELECT conference_id FROM attendee WHERE id = ${id}`);
  return z.array(z.object({ conference_id: z.int() })).parse(rows)[0]?.conference_id ?? null;
}

/** Omitted fields stay unchanged. */
interface Placement {
  id: number;
  hostPhone?: string | undefined;
  hall?: string | undefined;
  seat?: string | undefined;
  tableNo?: string | undefined;
  groupName?: string | undefined;
  badgeNo?: string | undefined;
}

export async function storePlacements(transaction: Database, placements: readonly Placement[]): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee a SET host_phone = coalesce(g."hostPhone", a.host_phone), hall = coalesce(g.hall, a.hall), seat = coalesce(g.seat, a.seat),
      table_no = coalesce(g."tableNo", a.table_no), group_name = coalesce(g."groupName", a.group_name),
      badge_no = coalesce(g."badgeNo", a.badge_no), updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(placements)}::jsonb) AS g (
      id int, "hostPhone" text, hall text, seat text, "tableNo" text, "groupName" text, "badgeNo" text)
    WHERE a.id = g.id`);
}
