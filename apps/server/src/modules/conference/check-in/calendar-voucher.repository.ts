import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const date = z.coerce.date();
const CalendarVoucher = z.object({
  id: z.int(),
  kind: z.enum(['meal', 'gift']),
  name: z.string(),
  place: z.string(),
  opens_at: date,
  closes_at: date,
  remaining: z.int(),
  /** Taken back, or not handed out after all. */
  is_off: z.boolean(),
  revision: z.int(),
  revised_at: date,
});

/** Returns the meal and gift vouchers of an attendee's ticket. */
export async function readCalendarVouchers(
  db: Database,
  attendeeId: number,
): Promise<z.infer<typeof CalendarVoucher>[]> {
  const { rows } = await db.execute(sql`
    SELECT v.id, p.kind, p.name, p.place, p.opens_at, p.closes_at, v.remaining, v.revoked_at IS NOT NULL OR NOT p.is_active AS is_off,
      p.revision + v.revision AS revision, greatest(p.revised_at, v.revised_at) AS revised_at
    FROM voucher v JOIN sign_point p ON p.id = v.sign_point_id JOIN ticket t ON t.id = v.ticket_id
    WHERE t.attendee_id = ${attendeeId} AND t.revoked_at IS NULL ORDER BY p.opens_at, p.id`);
  return z.array(CalendarVoucher).parse(rows);
}
