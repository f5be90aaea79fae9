import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const HeldSwap = z.object({
  id: z.int(),
  entry_id: z.int(),
  from_id: z.int(),
  to_id: z.int().nullable(),
  state: z.enum(['asked', 'accepted', 'approved', 'rejected', 'withdrawn']),
});
export type HeldSwap = z.infer<typeof HeldSwap>;

/** Locks the swap until the transaction ends; undefined in another conference. */
export async function lockSwap(transaction: Database, conferenceId: number, id: number): Promise<HeldSwap | undefined> {
  const { rows } = await transaction.execute(sql`
    SELECT w.id, w.entry_id, e.attendee_id AS from_id, w.to_attendee_id AS to_id, w.state
    FROM duty_swap w JOIN duty_entry e ON e.id = w.entry_id JOIN duty_shift s ON s.id = e.shift_id JOIN duty_post p ON p.id = s.post_id
    WHERE w.id = ${id} AND p.conference_id = ${conferenceId} FOR UPDATE OF w`);
  return z.array(HeldSwap).parse(rows)[0];
}

const Id = z.object({ id: z.int() });

/** Undefined if an undecided swap already exists. */
export async function insertSwap(
  transaction: Database,
  swap: { entryId: number; toAttendeeId: number | null; reason: string },
): Promise<number | undefined> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO duty_swap (entry_id, to_attendee_id, reason) VALUES (${swap.entryId}, ${swap.toAttendeeId}, ${swap.reason})
    ON CONFLICT (entry_id) WHERE state IN ('asked', 'accepted') DO NOTHING RETURNING id`);
  return z.array(Id).parse(rows)[0]?.id;
}

export async function markAccepted(transaction: Database, id: number, attendeeId: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE duty_swap SET state = 'accepted', to_attendee_id = ${attendeeId}, accepted_at = now() WHERE id = ${id}`,
  );
}

/** Removes the asked or accepting colleague, so that the request goes to everyone. */
export async function reopenSwap(transaction: Database, id: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE duty_swap SET state = 'asked', to_attendee_id = NULL, accepted_at = NULL WHERE id = ${id}`,
  );
}

export async function endSwap(
  transaction: Database,
  id: number,
  state: 'approved' | 'rejected' | 'withdrawn',
  answer = '',
): Promise<void> {
  await transaction.execute(
    sql`UPDATE duty_swap SET state = ${state}, answer = ${answer}, decided_at = now() WHERE id = ${id}`,
  );
}

/** Swaps of a place that is gone. */
export async function withdrawSwapsOf(transaction: Database, entryId: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE duty_swap SET state = 'withdrawn', decided_at = now() WHERE entry_id = ${entryId} AND state IN ('asked', 'accepted')`,
  );
}

const GoneRow = z.object({ id: z.int(), to_id: z.int(), conference_id: z.int(), shift_id: z.int() });

/**
 * Returns swaps in unfinished shifts that wait for or were accepted by a colleague who no longer attends or is no
 * longer staff. A colleague who only lost their ticket cannot answer any more, but an earlier acceptance remains valid.
 */
export async function findSwapsWithGone(db: Database): Promise<z.infer<typeof GoneRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT w.id, w.to_attendee_id AS to_id, p.conference_id, s.id AS shift_id FROM duty_swap w
    JOIN attendee a ON a.id = w.to_attendee_id JOIN duty_entry e ON e.id = w.entry_id
    JOIN duty_shift s ON s.id = e.shift_id AND s.ends_at > now() JOIN duty_post p ON p.id = s.post_id
    WHERE w.state IN ('asked', 'accepted') AND (a.state <> 'ticketed' OR a.user_type < 2
      OR w.state = 'asked' AND NOT EXISTS (SELECT FROM ticket t WHERE t.attendee_id = a.id AND t.revoked_at IS NULL))
    ORDER BY w.id`);
  return z.array(GoneRow).parse(rows);
}
