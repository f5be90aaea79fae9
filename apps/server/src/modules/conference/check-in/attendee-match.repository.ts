import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const MatchRow = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  ticket_type_name: z.string(),
  hall: z.string(),
  seat: z.string(),
  admitted_at: z.coerce.date().nullable(),
});

/**
 * By name, company, badge number, the last four digits of the telephone number or all of it (more than four would spell out what
 * is masked); exact names first.
 */
export async function matchAttendees(
  db: Database,
  { conferenceId, pointId, keyword, limit }: { conferenceId: number; pointId: number; keyword: string; limit: number },
): Promise<z.infer<typeof MatchRow>[]> {
  const escaped = keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  const byPhone = /^\d{4}$/.test(keyword) ? sql`OR a.phone LIKE ${`%${keyword}`}` : sql`OR a.phone = ${keyword}`;
  const { rows } = await db.execute(sql`
    SELECT a.id, a.name, a.phone, a.company, y.name AS ticket_type_name, a.hall, a.seat,
      (SELECT max(m.admitted_at) FROM admission m JOIN ticket t ON t.id = m.ticket_id
        WHERE t.attendee_id = a.id AND m.sign_point_id = ${pointId} AND m.state IN ('valid', 'extra')) AS admitted_at
    FROM attendee a JOIN ticket_type y ON y.id = a.ticket_type_id
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed'
      AND (a.name ILIKE ${`%${escaped}%`} OR a.company ILIKE ${`%${escaped}%`} OR (a.badge_no <> '' AND a.badge_no = ${keyword}) ${byPhone})
    ORDER BY a.name <> ${keyword}, a.name, a.id LIMIT ${limit}`);
  return z.array(MatchRow).parse(rows);
}
