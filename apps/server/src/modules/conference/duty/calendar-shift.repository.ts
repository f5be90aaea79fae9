import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const date = z.coerce.date();
const CalendarShift = z.object({
  id: z.int(),
  place: z.string(),
  work: z.string(),
  directions: z.string(),
  note: z.string(),
  starts_at: date,
  ends_at: date,
  /** Assigned by someone else and not yet confirmed. */
  is_claimed: z.boolean(),
  revision: z.int(),
  revised_at: date,
});

/** Returns the attendee's shifts, except dropped and missed ones. */
export async function readCalendarShifts(db: Database, attendeeId: number): Promise<z.infer<typeof CalendarShift>[]> {
  const { rows } = await db.execute(sql`
    SELECT s.id, p.place, p.work, p.directions, s.note, s.starts_at, s.ends_at, e.state = 'claimed' AS is_claimed,
      s.revision + p.revision AS revision, greatest(s.revised_at, p.revised_at) AS revised_at
    FROM duty_entry e JOIN duty_shift s ON s.id = e.shift_id JOIN duty_post p ON p.id = s.post_id
    WHERE e.attendee_id = ${attendeeId} AND e.state IN ('claimed', 'confirmed', 'onDuty') ORDER BY s.starts_at, s.id`);
  return z.array(CalendarShift).parse(rows);
}
