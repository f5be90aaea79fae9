import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const CalendarStay = z.object({
  id: z.int(),
  hotel: z.string(),
  address: z.string(),
  phone: z.string(),
  number: z.string(),
  check_in: z.string(),
  check_in_from: z.string(),
  check_out: z.string(),
  check_out_until: z.string(),
  revision: z.int(),
  revised_at: z.coerce.date(),
});

/** Returns the attendee's published room; planned ones are excluded. */
export async function readCalendarStay(
  db: Database,
  attendeeId: number,
): Promise<z.infer<typeof CalendarStay> | undefined> {
  const { rows } = await db.execute(sql`
    SELECT p.id, h.name AS hotel, h.address, h.phone, r.number, p.check_in::text, h.check_in_from, p.check_out::text, h.check_out_until,
      p.revision, p.revised_at
    FROM stay_plan p JOIN stay_room r ON r.id = p.room_id JOIN stay_hotel h ON h.id = r.hotel_id
    WHERE p.attendee_id = ${attendeeId} AND p.state <> 'planned'`);
  return z.array(CalendarStay).parse(rows)[0];
}
