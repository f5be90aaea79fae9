import { ConferenceGuest, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isConferenceOver, isStanding, stateOfConference } from '../registration/index.ts';

const ManagedRow = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  cover_key: z.string().nullable(),
  banner_key: z.string().nullable(),
  organiser: z.string(),
  co_organisers: z.array(z.string()),
  guests: z.array(ConferenceGuest),
  office_phone: z.string(),
  city: z.string(),
  location: z.string(),
  address: z.string(),
  directions: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  start_time: z.coerce.date(),
  end_time: z.coerce.date(),
  reg_start_time: z.coerce.date(),
  reg_end_time: z.coerce.date(),
  phones_from: z.coerce.date().nullable(),
  form: z.array(RegistrationField),
  draft: ConferenceFacts.nullable(),
  draft_revision: z.int(),
  state: z.enum(['draft', 'published', 'archived', 'cancelled']),
  conference_state: z.int(),
  is_over: z.boolean(),
  is_rehearsal: z.boolean(),
  is_actived: z.boolean(),
  live_on: z.boolean(),
  version: z.int(),
  published_at: z.coerce.date().nullable(),
  cancelled_reason: z.string(),
  cloned_from: z.int().nullable(),
  created_at: z.coerce.date(),
  ticketed: z.int(),
  unpaid: z.int(),
  applied: z.int(),
  waitlisted: z.int(),
  pending_changes: z.int(),
  capacity: z.int().nullable(),
});
export type ManagedConferenceRow = z.infer<typeof ManagedRow>;

const columns: SQL = sql`c.id, c.title, c.summary, c.content, c.cover_key, c.banner_key, c.organiser, c.co_organisers, c.guests, c.office_phone, c.city, c.location, c.address,
  c.directions, c.latitude, c.longitude, c.start_time, c.end_time, c.reg_start_time, c.reg_end_time, c.phones_from, c.form, c.draft, c.draft_revision, c.state,
  ${stateOfConference} AS conference_state, ${isConferenceOver} AS is_over, c.is_rehearsal, c.is_actived, c.live_on, c.version, c.published_at, c.cancelled_reason, c.cloned_from, c.created_at,
  n.ticketed, n.unpaid, n.applied, n.waitlisted, p.capacity,
  (SELECT count(*)::int FROM attendee_change x JOIN attendee a ON a.id = x.attendee_id WHERE a.conference_id = c.id AND x.state = 'pending' AND ${isStanding}) AS pending_changes`;
/** Attendee counts by state and places of row `c`. */
const figures: SQL = sql`CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE a.state = 'ticketed')::int AS ticketed, count(*) FILTER (WHERE a.state = 'unpaid')::int AS unpaid,
      count(*) FILTER (WHERE a.state = 'applied')::int AS applied,
      count(*) FILTER (WHERE a.state = 'waitlisted')::int AS waitlisted FROM attendee a WHERE a.conference_id = c.id) n
  CROSS JOIN LATERAL (
    SELECT CASE WHEN count(*) = count(t.capacity) THEN coalesce(sum(t.capacity), 0)::int END AS capacity FROM ticket_type t WHERE t.conference_id = c.id) p`;

interface ManagedQuery {
  keyword: string;
  states: readonly number[];
  sorting: string;
  skipCount: number;
  maxResultCount: number;
}

const orders = new Map<string, SQL>(
  Object.entries({ startTime: 'c.start_time', createdAt: 'c.created_at', title: 'c.title' }).flatMap(
    ([field, column]) => [
      [`${field} ASC`, sql.raw(`${column} ASC, c.id ASC`)] as const,
      [`${field} DESC`, sql.raw(`${column} DESC, c.id DESC`)] as const,
    ],
  ),
);

const Listed = ManagedRow.extend({ total: z.int() });

/** Each row carries how many there are. */
export async function findManagedConferences(
  db: Database,
  { keyword, states, sorting, skipCount, maxResultCount }: ManagedQuery,
): Promise<z.infer<typeof Listed>[]> {
  const literal = `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const order = orders.get(sorting) ?? sql.raw('c.id DESC');
  const { rows } = await db.execute(sql`
    SELECT ${columns}, c.total FROM (
      SELECT c.*, count(*) OVER ()::int AS total FROM conference c
      WHERE ${keyword === '' ? sql`true` : sql`(c.title ILIKE ${literal} OR c.city ILIKE ${literal} OR c.location ILIKE ${literal})`}
        AND ${states.length === 0 ? sql`true` : sql`${stateOfConference} = ANY(${sql.param([...states])}::int[])`}
      ORDER BY ${order} LIMIT ${maxResultCount} OFFSET ${skipCount}) c
    ${figures}
    ORDER BY ${order}`);
  return z.array(Listed).parse(rows);
}

export async function findManagedConference(db: Database, id: number): Promise<ManagedConferenceRow | null> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM conference c ${figures} WHERE c.id = ${id}`);
  return rows[0] === undefined ? null : ManagedRow.parse(rows[0]);
}

/** Locks the conference until the transaction ends; returns false if it does not exist. */
export async function lockConference(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT FROM conference WHERE id = ${id} FOR NO KEY UPDATE`);
  return rowCount === 1;
}
