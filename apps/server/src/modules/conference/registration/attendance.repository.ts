import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isOwnAttendee } from './registration.repository.ts';

const AttendanceRow = z.object({
  ticketId: z.int(),
  userType: z.int(),
  hall: z.string(),
  groupName: z.string(),
});
export type Attendance = z.infer<typeof AttendanceRow>;

/** Returns the holder's valid tickets of a conference, by login ticket or by account. */
export async function findAttendances(
  db: Database,
  conferenceId: number,
  holder: { ticketId: number } | { userId: number },
): Promise<Attendance[]> {
  const his = 'ticketId' in holder ? sql`t.id = ${holder.ticketId}` : isOwnAttendee(holder.userId);
  const { rows } = await db.execute(sql`
    SELECT t.id AS "ticketId", a.user_type AS "userType", a.hall, a.group_name AS "groupName"
    FROM attendee a JOIN ticket t ON t.attendee_id = a.id AND t.revoked_at IS NULL
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' AND ${his}`);
  return z.array(AttendanceRow).parse(rows);
}
