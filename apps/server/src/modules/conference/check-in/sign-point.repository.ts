import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isSwitchedOff } from '../registration/index.ts';

export const signPointKind = z.enum(['door', 'meal', 'shuttle', 'gift', 'session']);
const date = z.coerce.date();

export const SignPointRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  kind: signPointKind,
  name: z.string(),
  place: z.string(),
  hall: z.string(),
  gates: z.array(z.string()),
  is_active: z.boolean(),
  opens_at: date,
  closes_at: date,
  late_after: date.nullable(),
  entry: z.enum(['once', 'daily', 'reentry']),
  has_leave: z.boolean(),
  user_types: z.array(z.int()),
  ticket_type_ids: z.array(z.int()),
  seat_of_session: z.int().nullable(),
  is_rotating_only: z.boolean(),
  lanes: z.int(),
  portions: z.int().nullable(),
  poster_number: z.int(),
  poster_from: date.nullable(),
  poster_until: date.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  radius_m: z.int().nullable(),
  /** Conference setting: only staff on duty may scan. */
  on_duty_only: z.boolean(),
  /** Another text after every change. */
  version: z.string(),
});
export type SignPointRow = z.infer<typeof SignPointRow>;

/** Columns of a sign point `p`. */
export const signPointColumns = sql`p.id, p.conference_id, p.kind, p.name, p.place, p.hall, p.gates, p.is_active, p.opens_at, p.closes_at, p.late_after, p.entry,
  p.has_leave, p.user_types, p.ticket_type_ids, p.seat_of_session, p.is_rotating_only, p.lanes, p.portions, p.poster_number, p.poster_from,
  p.poster_until, p.latitude, p.longitude, p.radius_m,
  (SELECT c.scans_on_duty_only AND NOT ${isSwitchedOff('duty')} FROM conference c WHERE c.id = p.conference_id) AS on_duty_only, p.xmin::text AS version`;

/** In their order. */
export async function readSignPoints(db: Database, conferenceId: number): Promise<SignPointRow[]> {
  const { rows } = await db.execute(
    sql`SELECT ${signPointColumns} FROM sign_point p WHERE p.conference_id = ${conferenceId} ORDER BY p.position, p.id`,
  );
  return z.array(SignPointRow).parse(rows);
}

export async function findSignPoint(db: Database, id: number): Promise<SignPointRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${signPointColumns} FROM sign_point p WHERE p.id = ${id}`);
  return z.array(SignPointRow).parse(rows)[0];
}
