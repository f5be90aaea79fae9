import type { Arrival } from '@tuyuan/contract/conference/arrival.ts';
import {
  attendeeStates,
  RegistrationField,
  registrationAnswers,
} from '@tuyuan/contract/conference/conference-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { arrivalIs, arrivalsOf, attendeeMatches, isStanding } from '../registration/index.ts';

export const ManagedAttendeeRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  state: z.enum(attendeeStates),
  user_type: z.int(),
  ticket_type_id: z.int(),
  ticket_type_name: z.string(),
  waitlist_position: z.int().nullable(),
  hall: z.string(),
  seat: z.string(),
  table_no: z.string(),
  group_name: z.string(),
  badge_no: z.string(),
  has_ticket: z.boolean(),
  arrived_at: z.coerce.date().nullable(),
  pending_changes: z.int(),
  decided_reason: z.string(),
  created_at: z.coerce.date(),
  email: z.string(),
  gender: z.enum(['unknown', 'male', 'female']),
  diet: z.string(),
  host_phone: z.string(),
  answers: registrationAnswers,
});
export type ManagedAttendeeRow = z.infer<typeof ManagedAttendeeRow>;

const columns: SQL = sql`a.id, a.conference_id, a.name, a.phone, a.company, a.state, a.user_type, a.ticket_type_id, t.name AS ticket_type_name,
  CASE WHEN a.state = 'waitlisted' THEN (
    SELECT count(*)::int FROM attendee w WHERE w.ticket_type_id = a.ticket_type_id AND w.state = 'waitlisted' AND w.waitlist_no <= a.waitlist_no) END AS waitlist_position,
  a.hall, a.seat, a.table_no, a.group_name, a.badge_no, EXISTS (SELECT FROM ticket k WHERE k.attendee_id = a.id AND k.revoked_at IS NULL) AS has_ticket,
  (SELECT count(*)::int FROM attendee_change x WHERE x.attendee_id = a.id AND x.state = 'pending' AND ${isStanding}) AS pending_changes,
  a.decided_reason, r.arrived_at, a.created_at, a.email, a.gender, a.diet, a.host_phone, a.answers`;

export interface AttendeeFilters {
  conferenceId: number;
  keyword: string;
  states: readonly string[];
  ticketTypeIds: readonly number[];
  userTypes: readonly number[];
  arrival: Arrival;
  sorting: string;
}

const conditions = (filters: AttendeeFilters, codeMark: Buffer | null): SQL => {
  const found = [
    sql`a.conference_id = ${filters.conferenceId}`,
    attendeeMatches(filters.keyword, codeMark),
    arrivalIs[filters.arrival],
  ];
  if (filters.arrival !== 'all' && filters.states.length === 0) found.push(sql`a.state = 'ticketed'`);
  if (filters.states.length > 0) found.push(sql`a.state = ANY(${sql.param([...filters.states])}::text[])`);
  if (filters.ticketTypeIds.length > 0)
    found.push(sql`a.ticket_type_id = ANY(${sql.param([...filters.ticketTypeIds])}::int[])`);
  if (filters.userTypes.length > 0) found.push(sql`a.user_type = ANY(${sql.param([...filters.userTypes])}::int[])`);
  return sql.join(found, sql` AND `);
};

const orders = new Map<string, SQL>(
  Object.entries({ createdAt: 'a.created_at', name: 'a.name', state: 'a.state' }).flatMap(([field, column]) => [
    [`${field} ASC`, sql.raw(`${column} ASC, a.id ASC`)] as const,
    [`${field} DESC`, sql.raw(`${column} DESC, a.id DESC`)] as const,
  ]),
);
const orderOf = (sorting: string): SQL => orders.get(sorting) ?? sql.raw('a.id DESC');

const Listed = ManagedAttendeeRow.extend({ total: z.int() });

/** Each row carries how many there are. */
export async function findManagedAttendees(
  db: Database,
  filters: AttendeeFilters & { skipCount: number; maxResultCount: number },
  codeMark: Buffer | null,
): Promise<z.infer<typeof Listed>[]> {
  const order = orderOf(filters.sorting);
  const { rows } = await db.execute(sql`
    WITH r AS MATERIALIZED ${arrivalsOf(filters.conferenceId)}
    SELECT ${columns}, a.total FROM (
      SELECT a.*, count(*) OVER ()::int AS total FROM attendee a LEFT JOIN r ON r.attendee_id = a.id WHERE ${conditions(filters, codeMark)}
      ORDER BY ${order} LIMIT ${filters.maxResultCount} OFFSET ${filters.skipCount}) a
    JOIN ticket_type t ON t.id = a.ticket_type_id LEFT JOIN r ON r.attendee_id = a.id ORDER BY ${order}`);
  return z.array(Listed).parse(rows);
}

/** Returns all attendees matching the filters, for an export. */
export function allManagedAttendees(filters: AttendeeFilters, codeMark: Buffer | null): SQL {
  return sql`SELECT ${columns} FROM attendee a JOIN ticket_type t ON t.id = a.ticket_type_id
    LEFT JOIN ${arrivalsOf(filters.conferenceId)} r ON r.attendee_id = a.id
    WHERE ${conditions(filters, codeMark)} ORDER BY ${orderOf(filters.sorting)}`;
}

const Detail = ManagedAttendeeRow.extend({
  sealed: z.instanceof(Buffer).nullable(),
  issued_at: z.coerce.date().nullable(),
  sessions: z.int(),
});

export async function findManagedAttendee(db: Database, id: number): Promise<z.infer<typeof Detail> | null> {
  const { rows } = await db.execute(sql`
    SELECT ${columns}, k.sealed, k.issued_at,
      (SELECT count(*)::int FROM ticket_session s WHERE s.ticket_id = k.id AND s.expires_at > now()) AS sessions
    FROM attendee a JOIN ticket_type t ON t.id = a.ticket_type_id LEFT JOIN ticket k ON k.attendee_id = a.id AND k.revoked_at IS NULL
      LEFT JOIN ${arrivalsOf(sql`(SELECT conference_id FROM attendee WHERE id = ${id})`)} r ON r.attendee_id = a.id
    WHERE a.id = ${id}`);
  return rows[0] === undefined ? null : Detail.parse(rows[0]);
}

const FormRow = z.object({ form: z.array(RegistrationField) });

/** Returns the published form; null if the conference does not exist. */
export async function findForm(db: Database, conferenceId: number): Promise<RegistrationField[] | null> {
  const { rows } = await db.execute(sql`SELECT form FROM conference WHERE id = ${conferenceId}`);
  return rows[0] === undefined ? null : FormRow.parse(rows[0]).form;
}
