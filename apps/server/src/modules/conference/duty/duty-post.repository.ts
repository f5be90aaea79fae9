import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const PostRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  place: z.string(),
  work: z.string(),
  directions: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  lead_id: z.int().nullable(),
  lead_name: z.string(),
  code: z.string(),
});
export type PostRow = z.infer<typeof PostRow>;

export interface PostFields {
  place: string;
  work: string;
  directions: string;
  latitude: number | null;
  longitude: number | null;
  leadId: number | null;
}

const Id = z.object({ id: z.int() });

export async function findPosts(db: Database, conferenceId: number): Promise<PostRow[]> {
  const { rows } = await db.execute(sql`
    SELECT p.id, p.conference_id, p.place, p.work, p.directions, p.latitude, p.longitude, p.lead_attendee_id AS lead_id, coalesce(l.name, '') AS lead_name, p.code
    FROM duty_post p LEFT JOIN attendee l ON l.id = p.lead_attendee_id WHERE p.conference_id = ${conferenceId} ORDER BY p.position, p.id`);
  return z.array(PostRow).parse(rows);
}

/** Locks a post against deletion until the transaction ends; returns its conference. */
export async function lockPost(transaction: Database, id: number): Promise<number | undefined> {
  const { rows } = await transaction.execute(
    sql`SELECT conference_id AS id FROM duty_post WHERE id = ${id} FOR UPDATE`,
  );
  return z.array(Id).parse(rows)[0]?.id;
}

export async function insertPost(
  transaction: Database,
  conferenceId: number,
  { place, work, directions, latitude, longitude, leadId }: PostFields,
  code: string,
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO duty_post (conference_id, place, work, directions, latitude, longitude, lead_attendee_id, code, position)
    VALUES (${conferenceId}, ${place}, ${work}, ${directions}, ${latitude}, ${longitude}, ${leadId}, ${code},
      (SELECT coalesce(max(position), 0) + 1 FROM duty_post WHERE conference_id = ${conferenceId})) RETURNING id`);
  return Id.parse(rows[0]).id;
}

export async function writePost(
  transaction: Database,
  id: number,
  { place, work, directions, latitude, longitude, leadId }: PostFields,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE duty_post SET place = ${place}, work = ${work}, directions = ${directions}, latitude = ${latitude}, longitude = ${longitude},
      lead_attendee_id = ${leadId} WHERE id = ${id}`);
}

/** Returns false while one of its shifts has people. */
export async function deletePostRow(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    DELETE FROM duty_post p WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM duty_shift s WHERE s.post_id = p.id AND s.taken > 0)`);
  return rowCount === 1;
}

interface Hours {
  starts: Date;
  ends: Date;
  needed: number;
  note: string;
}

export async function insertShift(transaction: Database, postId: number, shift: Hours): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO duty_shift (post_id, starts_at, ends_at, needed, note)
    VALUES (${postId}, ${shift.starts}, ${shift.ends}, ${shift.needed}, ${shift.note}) RETURNING id`);
  return Id.parse(rows[0]).id;
}

const HeldShift = z.object({
  id: z.int(),
  conference_id: z.int(),
  taken: z.int(),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
  people: z.array(z.int()),
});

/** Locks the shift until the transaction ends; returns it with its people. */
export async function lockShift(transaction: Database, id: number): Promise<z.infer<typeof HeldShift> | undefined> {
  const { rows } = await transaction.execute(sql`
    SELECT s.id, p.conference_id, s.taken, s.starts_at, s.ends_at,
      ARRAY(SELECT e.attendee_id FROM duty_entry e WHERE e.shift_id = s.id AND e.state IN ('claimed', 'confirmed', 'onDuty')) AS people
    FROM duty_shift s JOIN duty_post p ON p.id = s.post_id WHERE s.id = ${id} FOR UPDATE OF s`);
  return z.array(HeldShift).parse(rows)[0];
}

export async function writeShift(transaction: Database, id: number, shift: Hours): Promise<void> {
  await transaction.execute(sql`
    UPDATE duty_shift SET starts_at = ${shift.starts}, ends_at = ${shift.ends}, needed = ${shift.needed}, note = ${shift.note} WHERE id = ${id}`);
}

export async function deleteShiftRow(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM duty_shift WHERE id = ${id}`);
}

const LeadRow = z.object({ lead_id: z.int().nullable(), name: z.string(), place: z.string(), work: z.string() });

/** Returns the lead of an entry's post and the attendee of the entry. */
export async function findLeadsOf(db: Database, entryId: number): Promise<z.infer<typeof LeadRow>> {
  const { rows } = await db.execute(sql`
    SELECT p.lead_attendee_id AS lead_id, a.name, p.place, p.work
    FROM duty_entry e JOIN duty_shift s ON s.id = e.shift_id JOIN duty_post p ON p.id = s.post_id JOIN attendee a ON a.id = e.attendee_id
    WHERE e.id = ${entryId}`);
  return LeadRow.parse(rows[0]);
}

export async function conferenceOfEntry(db: Database, entryId: number): Promise<number | undefined> {
  const { rows } = await db.execute(sql`
    SELECT p.conference_id AS id FROM duty_entry e JOIN duty_shift s ON s.id = e.shift_id JOIN duty_post p ON p.id = s.post_id WHERE e.id = ${entryId}`);
  return z.array(Id).parse(rows)[0]?.id;
}

export async function conferenceOfSwap(db: Database, swapId: number): Promise<number | undefined> {
  const { rows } = await db.execute(sql`
    SELECT p.conference_id AS id FROM duty_swap w JOIN duty_entry e ON e.id = w.entry_id JOIN duty_shift s ON s.id = e.shift_id
      JOIN duty_post p ON p.id = s.post_id WHERE w.id = ${swapId}`);
  return z.array(Id).parse(rows)[0]?.id;
}
