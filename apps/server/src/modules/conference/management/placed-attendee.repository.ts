import { attendeeStates } from '@tuyuan/contract/conference/conference-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isStanding } from '../registration/index.ts';

const PlacedAttendee = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  state: z.enum(attendeeStates),
  hostPhone: z.string(),
  hall: z.string(),
  seat: z.string(),
  tableNo: z.string(),
  groupName: z.string(),
  badgeNo: z.string(),
});
export type PlacedAttendee = z.infer<typeof PlacedAttendee>;

/** Locks seats and badges of a conference, from checking which are free until the result is stored. */
export async function lockPlacements(transaction: Database, conferenceId: number): Promise<void> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('conference.placements.' || current_schema(), ${conferenceId}))`,
  );
}

/** Returns all registrations of a conference, including ended ones, in order of registration. */
export async function findPlacedAttendees(db: Database, conferenceId: number): Promise<PlacedAttendee[]> {
  const { rows } = await db.execute(sql`
    SELECT id, name, phone, state, host_phone AS "hostPhone", hall, seat, table_no AS "tableNo", group_name AS "groupName", badge_no AS "badgeNo"
    FROM attendee WHERE conference_id = ${conferenceId} ORDER BY id`);
  return z.array(PlacedAttendee).parse(rows);
}

/** Locks the states of these registrations until the transaction ends; returns false if one of them has ended. */
export async function lockAttending(transaction: Database, ids: readonly number[]): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    SELECT FROM attendee a WHERE a.id = ANY(${sql.param([...ids])}::int[]) AND ${isStanding} ORDER BY a.id FOR NO KEY UPDATE`);
  return rowCount === ids.length;
}
