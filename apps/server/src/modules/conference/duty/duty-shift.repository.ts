import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const EntryRow = z.object({
  entryId: z.int(),
  attendeeId: z.int(),
  name: z.string(),
  state: z.enum(['claimed', 'confirmed', 'onDuty', 'noShow']),
  lateMinutes: z.int(),
  checkedInAt: z.coerce.date().nullable(),
});
export type EntryRow = z.infer<typeof EntryRow>;

const SwapRow = z.object({
  id: z.int(),
  entryId: z.int(),
  state: z.enum(['asked', 'accepted']),
  fromId: z.int(),
  fromName: z.string(),
  toId: z.int().nullable(),
  toName: z.string(),
  reason: z.string(),
  askedAt: z.coerce.date(),
});
export type SwapRow = z.infer<typeof SwapRow>;

const ShiftRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  post_id: z.int(),
  place: z.string(),
  work: z.string(),
  directions: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  lead_id: z.int().nullable(),
  lead_name: z.string().nullable(),
  lead_phone: z.string().nullable(),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
  needed: z.int(),
  taken: z.int(),
  note: z.string(),
  people: z.array(EntryRow),
  swaps: z.array(SwapRow),
  now: z.coerce.date(),
});
export type ShiftRow = z.infer<typeof ShiftRow>;

/** Shifts `s` of posts `p` that meet the condition, in the order of time, with their people and the swaps not decided. */
async function readShifts(db: Database, condition: SQL): Promise<ShiftRow[]> {
  const { rows } = await db.execute(sql`
    SELECT s.id, p.conference_id, p.id AS post_id, p.place, p.work, p.directions, p.latitude, p.longitude,
      l.id AS lead_id, l.name AS lead_name, l.phone AS lead_phone, s.starts_at, s.ends_at, s.needed, s.taken, s.note, now() AS now,
      coalesce((SELECT json_agg(json_build_object('entryId', e.id, 'attendeeId', a.id, 'name', a.name, 'state', e.state,
          'lateMinutes', e.late_minutes, 'checkedInAt', e.checked_in_at) ORDER BY e.id)
        FROM duty_entry e JOIN attendee a ON a.id = e.attendee_id WHERE e.shift_id = s.id AND e.state <> 'dropped'), '[]') AS people,
      coalesce((SELECT json_agg(json_build_object('id', w.id, 'entryId', w.entry_id, 'state', w.state, 'fromId', f.id, 'fromName', f.name,
          'toId', t.id, 'toName', coalesce(t.name, ''), 'reason', w.reason, 'askedAt', w.asked_at) ORDER BY w.id)
        FROM duty_swap w JOIN duty_entry e ON e.id = w.entry_id JOIN attendee f ON f.id = e.attendee_id LEFT JOIN attendee t ON t.id = w.to_attendee_id
        WHERE e.shift_id = s.id AND w.state IN ('asked', 'accepted')), '[]') AS swaps
    FROM duty_shift s JOIN duty_post p ON p.id = s.post_id LEFT JOIN attendee l ON l.id = p.lead_attendee_id
    WHERE ${condition} ORDER BY s.starts_at, p.position, s.id`);
  return z.array(ShiftRow).parse(rows);
}

export function findShiftsOfConference(db: Database, conferenceId: number): Promise<ShiftRow[]> {
  return readShifts(db, sql`p.conference_id = ${conferenceId}`);
}

export async function findShift(db: Database, id: number, conferenceId: number): Promise<ShiftRow | undefined> {
  return (await readShifts(db, sql`s.id = ${id} AND p.conference_id = ${conferenceId}`))[0];
}

/** Shifts in which the attendee has a place, came or not. */
export function findShiftsOf(db: Database, attendeeId: number): Promise<ShiftRow[]> {
  return readShifts(
    db,
    sql`EXISTS (SELECT 1 FROM duty_entry e WHERE e.shift_id = s.id AND e.attendee_id = ${attendeeId} AND e.state <> 'dropped')`,
  );
}

/** Returns shifts with a swap request to the attendee or to everyone. */
export function findShiftsAsking(db: Database, conferenceId: number, attendeeId: number): Promise<ShiftRow[]> {
  return readShifts(
    db,
    sql`p.conference_id = ${conferenceId} AND s.ends_at > now() AND EXISTS (
      SELECT 1 FROM duty_swap w JOIN duty_entry e ON e.id = w.entry_id
      WHERE e.shift_id = s.id AND e.attendee_id <> ${attendeeId} AND w.state = 'asked' AND (w.to_attendee_id IS NULL OR w.to_attendee_id = ${attendeeId}))`,
  );
}

/** Returns current and future shifts with a free place that the attendee is not in. */
export function findOpenShifts(db: Database, conferenceId: number, attendeeId: number): Promise<ShiftRow[]> {
  return readShifts(
    db,
    sql`p.conference_id = ${conferenceId} AND s.ends_at > now() AND s.taken < s.needed AND NOT EXISTS (
      SELECT 1 FROM duty_entry e WHERE e.shift_id = s.id AND e.attendee_id = ${attendeeId} AND e.state NOT IN ('dropped', 'noShow'))`,
  );
}

/** Shifts that are on, or begin within the hours, of posts the attendee leads; of all posts for null. */
export function findShiftsWithin(
  db: Database,
  conferenceId: number,
  { hours, leadId }: { hours: number; leadId: number | null },
): Promise<ShiftRow[]> {
  return readShifts(
    db,
    sql`p.conference_id = ${conferenceId} AND s.ends_at > now() AND s.starts_at < now() + make_interval(hours => ${hours})
      AND ${leadId === null ? sql`true` : sql`p.lead_attendee_id = ${leadId}`}`,
  );
}

/** Shifts with a swap that both sides want, of posts the attendee leads; of all posts for null. */
export function findShiftsSwapping(db: Database, conferenceId: number, leadId: number | null): Promise<ShiftRow[]> {
  return readShifts(
    db,
    sql`p.conference_id = ${conferenceId} AND s.ends_at > now() AND ${leadId === null ? sql`true` : sql`p.lead_attendee_id = ${leadId}`}
      AND EXISTS (SELECT 1 FROM duty_swap w JOIN duty_entry e ON e.id = w.entry_id WHERE e.shift_id = s.id AND w.state = 'accepted')`,
  );
}

const Flag = z.object({ it: z.boolean() });

export async function leadsAnyPost(db: Database, conferenceId: number, attendeeId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT EXISTS (SELECT 1 FROM duty_post WHERE conference_id = ${conferenceId} AND lead_attendee_id = ${attendeeId}) AS it`);
  return Flag.parse(rows[0]).it;
}

/** Whether the attendee is checked in to a current shift, and may therefore scan. */
export async function isOnDuty(db: Database, attendeeId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT EXISTS (SELECT 1 FROM duty_entry e JOIN duty_shift s ON s.id = e.shift_id
      WHERE e.attendee_id = ${attendeeId} AND e.state = 'onDuty' AND s.ends_at > now()) AS it`);
  return Flag.parse(rows[0]).it;
}
