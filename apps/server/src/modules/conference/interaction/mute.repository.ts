import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

interface Mute {
  attendeeId: number;
  /** Null for the rest of the conference. */
  minutes: number | null;
  reason: string;
  mutedBy: number;
}

/** Returns false if the attendee does not exist. */
export async function saveMute(db: Database, { attendeeId, minutes, reason, mutedBy }: Mute): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO interaction_mute (conference_id, attendee_id, reason, until, muted_by)
    SELECT conference_id, id, ${reason}, now() + make_interval(mins => ${minutes}::int), ${mutedBy}::int FROM attendee WHERE id = ${attendeeId}
    ON CONFLICT (conference_id, attendee_id) DO UPDATE SET reason = excluded.reason, until = excluded.until, muted_by = excluded.muted_by, created_at = now()`);
  return rowCount === 1;
}

/** Returns false if the attendee does not exist. */
export async function endMute(db: Database, attendeeId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    WITH ended AS (DELETE FROM interaction_mute WHERE attendee_id = ${attendeeId})
    SELECT id FROM attendee WHERE id = ${attendeeId}`);
  return z.array(z.object({ id: z.int() })).parse(rows).length === 1;
}

const HallRow = z.object({ room_id: z.int(), conference_id: z.int() });

/** Hides the attendee's messages awaiting review; returns their halls. */
export async function hidePending(
  db: Database,
  attendeeId: number,
  decidedBy: number,
): Promise<z.infer<typeof HallRow>[]> {
  const { rows } = await db.execute(sql`
    WITH lines AS (
      UPDATE danmaku SET state = 'hidden', decided_by = ${decidedBy} WHERE attendee_id = ${attendeeId} AND state = 'pending' RETURNING room_id),
    questions AS (
      UPDATE question SET state = 'hidden', decided_by = ${decidedBy} WHERE attendee_id = ${attendeeId} AND state = 'pending' RETURNING room_id)
    SELECT r.id AS room_id, r.conference_id FROM interaction_room r
    WHERE r.id IN (SELECT room_id FROM lines UNION SELECT room_id FROM questions)`);
  return z.array(HallRow).parse(rows);
}
