import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const Id = z.object({ id: z.int() });
const HeldRow = z.object({
  id: z.int(),
  shift_id: z.int(),
  post_id: z.int(),
  conference_id: z.int(),
  attendee_id: z.int(),
  name: z.string(),
  place: z.string(),
  work: z.string(),
  lead_id: z.int().nullable(),
  state: z.enum(['claimed', 'confirmed', 'onDuty', 'noShow', 'dropped']),
  late_minutes: z.int(),
  checked_in_at: z.coerce.date().nullable(),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
  now: z.coerce.date(),
});
export type HeldEntry = z.infer<typeof HeldRow>;

async function first(db: Database, query: ReturnType<typeof sql>): Promise<number | undefined> {
  const { rows } = await db.execute(query);
  return z.array(Id).parse(rows)[0]?.id;
}

/** Locks a staff member with a ticket against taking two places at once until the transaction ends. */
export async function lockStaff(
  transaction: Database,
  conferenceId: number,
  attendeeId: number,
): Promise<number | undefined> {
  return first(
    transaction,
    sql`SELECT id FROM attendee WHERE id = ${attendeeId} AND conference_id = ${conferenceId} AND state = 'ticketed' AND user_type >= 2 FOR UPDATE`,
  );
}

/** Locks entries `e` in shifts `s` of posts `p` that meet the condition until the transaction ends; sorted by start. */
async function hold(transaction: Database, condition: SQL): Promise<HeldEntry[]> {
  const { rows } = await transaction.execute(sql`
    SELECT e.id, e.shift_id, p.id AS post_id, p.conference_id, e.attendee_id, a.name, p.place, p.work, p.lead_attendee_id AS lead_id, e.state,
      e.late_minutes, e.checked_in_at, s.starts_at, s.ends_at, now() AS now
    FROM duty_entry e JOIN duty_shift s ON s.id = e.shift_id JOIN duty_post p ON p.id = s.post_id JOIN attendee a ON a.id = e.attendee_id
    WHERE ${condition} ORDER BY s.starts_at, e.id FOR UPDATE OF e`);
  return z.array(HeldRow).parse(rows);
}

/** Undefined in another conference. */
export async function lockEntry(
  transaction: Database,
  conferenceId: number,
  id: number,
): Promise<HeldEntry | undefined> {
  return (await hold(transaction, sql`e.id = ${id} AND p.conference_id = ${conferenceId}`))[0];
}

/** Returns the attendee's entries at the post with that code. */
export function lockEntriesAtPost(
  transaction: Database,
  { conferenceId, attendeeId, code }: { conferenceId: number; attendeeId: number; code: string },
): Promise<HeldEntry[]> {
  return hold(
    transaction,
    sql`p.code = ${code} AND p.conference_id = ${conferenceId} AND e.attendee_id = ${attendeeId} AND e.state <> 'dropped'`,
  );
}

export function findPlaceOf(db: Database, shiftId: number, attendeeId: number): Promise<number | undefined> {
  return first(
    db,
    sql`SELECT id FROM duty_entry WHERE shift_id = ${shiftId} AND attendee_id = ${attendeeId} AND state NOT IN ('dropped', 'noShow')`,
  );
}

/** Whether another shift of the attendee overlaps. */
export async function overlaps(db: Database, shiftId: number, attendeeId: number): Promise<boolean> {
  const found = await first(
    db,
    sql`SELECT o.id FROM duty_shift s, duty_entry e JOIN duty_shift o ON o.id = e.shift_id
      WHERE s.id = ${shiftId} AND o.id <> s.id AND e.attendee_id = ${attendeeId} AND e.state IN ('claimed', 'confirmed', 'onDuty')
        AND o.starts_at < s.ends_at AND s.starts_at < o.ends_at LIMIT 1`,
  );
  return found !== undefined;
}

/** Takes a free place; returns false if there is none, or the shift is over or of another conference. */
export async function takePlace(transaction: Database, conferenceId: number, shiftId: number): Promise<boolean> {
  const found = await first(
    transaction,
    sql`UPDATE duty_shift s SET taken = taken + 1 FROM duty_post p
      WHERE s.id = ${shiftId} AND p.id = s.post_id AND p.conference_id = ${conferenceId} AND s.taken < s.needed AND s.ends_at > now() RETURNING s.id`,
  );
  return found !== undefined;
}

export async function freePlace(transaction: Database, shiftId: number): Promise<void> {
  await transaction.execute(sql`UPDATE duty_shift SET taken = taken - 1 WHERE id = ${shiftId}`);
}

export async function insertEntry(
  transaction: Database,
  entry: { shiftId: number; attendeeId: number; state: 'claimed' | 'confirmed' },
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO duty_entry (shift_id, attendee_id, state) VALUES (${entry.shiftId}, ${entry.attendeeId}, ${entry.state}) RETURNING id`);
  return Id.parse(rows[0]).id;
}

export async function setEntryState(
  transaction: Database,
  id: number,
  state: 'confirmed' | 'noShow' | 'dropped',
  reason = '',
): Promise<void> {
  await transaction.execute(sql`UPDATE duty_entry SET state = ${state}, changed_reason = ${reason} WHERE id = ${id}`);
}

export async function setLate(transaction: Database, id: number, minutes: number, reason: string): Promise<void> {
  // Resets the alarm, so that it is raised again if the announced time passes too.
  await transaction.execute(
    sql`UPDATE duty_entry SET late_minutes = ${minutes}, late_reason = ${reason}, alarmed_at = NULL WHERE id = ${id}`,
  );
}

const CheckedIn = z.object({ checked_in_at: z.coerce.date() });

/** Keeps the first check-in time. */
export async function markPresent(
  transaction: Database,
  id: number,
  method: 'scan' | 'lead',
  reason = '',
): Promise<Date> {
  const { rows } = await transaction.execute(sql`
    UPDATE duty_entry SET state = 'onDuty', check_in_method = coalesce(check_in_method, ${method}), changed_reason = ${reason},
      checked_in_at = coalesce(checked_in_at, now()) WHERE id = ${id} RETURNING checked_in_at`);
  return CheckedIn.parse(rows[0]).checked_in_at;
}

/** Reassigns the place; the previous person's remarks are erased, because they could be taken for the new person's. */
export async function handOver(transaction: Database, id: number, toAttendeeId: number): Promise<void> {
  await transaction.execute(sql`
    WITH said AS (UPDATE duty_swap SET reason = '', answer = '' WHERE entry_id = ${id})
    UPDATE duty_entry SET attendee_id = ${toAttendeeId}, state = 'confirmed', late_minutes = 0, late_reason = '', changed_reason = '', alarmed_at = NULL
    WHERE id = ${id}`);
}

const GoneRow = z.object({ id: z.int(), attendee_id: z.int(), conference_id: z.int(), is_coming: z.boolean() });

/** Returns places in unfinished shifts whose people no longer attend or are no longer staff. */
export async function findGoneEntries(db: Database): Promise<z.infer<typeof GoneRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT e.id, e.attendee_id, p.conference_id, a.state = 'ticketed' AS is_coming FROM duty_entry e
    JOIN attendee a ON a.id = e.attendee_id AND (a.state <> 'ticketed' OR a.user_type < 2)
    JOIN duty_shift s ON s.id = e.shift_id AND s.ends_at > now() JOIN duty_post p ON p.id = s.post_id
    WHERE e.state IN ('claimed', 'confirmed', 'onDuty') ORDER BY e.id`);
  return z.array(GoneRow).parse(rows);
}

const AlarmRow = z.object({ entry_id: z.int(), shift_id: z.int(), conference_id: z.int() });

/** Marks and returns entries that are overdue and not yet reported; each is returned once. */
export async function takeAlarms(
  transaction: Database,
  graceMinutes: number,
): Promise<{ entry_id: number; shift_id: number; conference_id: number }[]> {
  const { rows } = await transaction.execute(sql`
    UPDATE duty_entry e SET alarmed_at = now() FROM duty_shift s JOIN duty_post p ON p.id = s.post_id
    WHERE s.id = e.shift_id AND e.alarmed_at IS NULL AND e.state IN ('claimed', 'confirmed') AND s.ends_at > now()
      AND s.starts_at + make_interval(mins => greatest(${graceMinutes}::int, e.late_minutes)) < now()
    RETURNING e.id AS entry_id, s.id AS shift_id, p.conference_id`);
  return z.array(AlarmRow).parse(rows);
}
