import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const TitleRow = z.object({ title: z.string() });

/** Null for no such conference. */
export async function findTitle(db: Database, conferenceId: number): Promise<string | null> {
  const { rows } = await db.execute(sql`SELECT title FROM conference WHERE id = ${conferenceId}`);
  return z.array(TitleRow).parse(rows)[0]?.title ?? null;
}

const BadgeRow = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  ticketTypeName: z.string(),
  hall: z.string(),
  seat: z.string(),
  tableNo: z.string(),
  groupName: z.string(),
  badgeNo: z.string(),
  sealed: z.instanceof(Buffer),
});

/** Returns badges of the conference's attendees with valid tickets, in the given order. */
export async function findBadges(
  db: Database,
  conferenceId: number,
  ids: readonly number[],
): Promise<z.infer<typeof BadgeRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.name, a.company, t.name AS "ticketTypeName", a.hall, a.seat, a.table_no AS "tableNo",
      a.group_name AS "groupName", a.badge_no AS "badgeNo", k.sealed
    FROM attendee a JOIN ticket k ON k.attendee_id = a.id AND k.revoked_at IS NULL JOIN ticket_type t ON t.id = a.ticket_type_id
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' AND a.id = ANY(${sql.param([...ids])}::int[])
    ORDER BY array_position(${sql.param([...ids])}::int[], a.id)`);
  return z.array(BadgeRow).parse(rows);
}
