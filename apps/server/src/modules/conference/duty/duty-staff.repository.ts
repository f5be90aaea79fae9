import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const FreeRow = z.object({
  id: z.int(),
  name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_on_site: z.boolean(),
});
export type FreeRow = z.infer<typeof FreeRow>;

/** Returns staff with a ticket who are free during the shift, with each one's last post. */
export async function findFreeStaff(db: Database, shiftId: number): Promise<FreeRow[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.name, last.latitude, last.longitude, last.id IS NOT NULL AS is_on_site
    FROM duty_shift s JOIN duty_post p ON p.id = s.post_id
    JOIN attendee a ON a.conference_id = p.conference_id AND a.state = 'ticketed' AND a.user_type IN (2, 3)
    LEFT JOIN LATERAL (
      SELECT q.id, q.latitude, q.longitude FROM duty_entry e JOIN duty_shift o ON o.id = e.shift_id JOIN duty_post q ON q.id = o.post_id
      WHERE e.attendee_id = a.id AND e.checked_in_at > now() - interval '12 hours' ORDER BY e.checked_in_at DESC LIMIT 1) last ON true
    WHERE s.id = ${shiftId} AND EXISTS (SELECT FROM ticket t WHERE t.attendee_id = a.id AND t.revoked_at IS NULL) AND NOT EXISTS (
      SELECT 1 FROM duty_entry e JOIN duty_shift o ON o.id = e.shift_id
      WHERE e.attendee_id = a.id AND e.state IN ('claimed', 'confirmed', 'onDuty') AND o.starts_at < s.ends_at AND s.starts_at < o.ends_at)
    ORDER BY last.id IS NULL, a.name, a.id LIMIT 200`);
  return z.array(FreeRow).parse(rows);
}

const StaffRow = z.object({ id: z.int(), name: z.string(), minutes: z.int() });

/** Returns the staff with their total duty time. */
export async function findStaff(db: Database, conferenceId: number): Promise<z.infer<typeof StaffRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.name, coalesce(sum(extract(epoch FROM s.ends_at - s.starts_at) / 60), 0)::int AS minutes
    FROM attendee a
    LEFT JOIN duty_entry e ON e.attendee_id = a.id AND e.state IN ('claimed', 'confirmed', 'onDuty')
    LEFT JOIN duty_shift s ON s.id = e.shift_id
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' AND a.user_type >= 2
    GROUP BY a.id ORDER BY a.name, a.id`);
  return z.array(StaffRow).parse(rows);
}
