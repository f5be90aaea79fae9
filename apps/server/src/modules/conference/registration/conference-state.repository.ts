import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

/** Wire state of row `c`: the stored one, or derived from its times by the database clock. */
export const stateOfConference: SQL = sql`(CASE
  WHEN c.state = 'cancelled' THEN 7 WHEN c.state = 'archived' THEN 6 WHEN c.state = 'draft' OR NOT c.is_actived THEN 0
  WHEN now() >= c.end_time THEN 5 WHEN now() >= c.start_time THEN 4 WHEN now() >= c.reg_end_time THEN 3
  WHEN now() >= c.reg_start_time THEN 2 ELSE 1 END)`;

/** Whether free places of row `c` go to the waitlist. */
export const isUnderWay: SQL = sql`(c.state = 'published' AND now() < c.end_time)`;

/** Whether row `c` has ended, is archived or cancelled, even if it is hidden from the site. */
export const isConferenceOver: SQL = sql`(c.state <> 'draft' AND NOT ${isUnderWay})`;

/** Whether row `c` is public. */
export const isConferencePublic: SQL = sql`(c.state <> 'draft' AND c.is_actived AND NOT c.is_rehearsal)`;

/** Sorts running conferences first, then the next ones, then past ones, latest first. */
export const conferenceOrder: SQL = sql`CASE ${stateOfConference} WHEN 4 THEN 0 WHEN 1 THEN 1 WHEN 2 THEN 1 WHEN 3 THEN 1 WHEN 5 THEN 2 WHEN 6 THEN 3 ELSE 4 END,
  CASE WHEN ${stateOfConference} <= 4 THEN 1 ELSE -1 END * extract(epoch FROM c.start_time), c.id DESC`;

/** A conference, or the conference of an attendee. */
export type ConferenceOf = { conferenceId: number } | { attendeeId: number };

const Closing = z.object({ closing: z.enum(['Conference.Cancelled', 'Conference.Over']).nullable() });

/** Returns why a conference is closed to attendees; null while it is not. Locks its state until the transaction ends. */
export async function lockClosingState(
  transaction: Database,
  of: ConferenceOf,
): Promise<z.infer<typeof Closing>['closing']> {
  const id =
    'conferenceId' in of
      ? sql`${of.conferenceId}::int`
      : sql`(SELECT conference_id FROM attendee WHERE id = ${of.attendeeId})`;
  const { rows } = await transaction.execute(sql`
    SELECT CASE WHEN c.state = 'cancelled' THEN 'Conference.Cancelled' WHEN ${isConferenceOver} THEN 'Conference.Over' END AS closing
    FROM conference c WHERE c.id = ${id} FOR SHARE`);
  return z.array(Closing).parse(rows)[0]?.closing ?? null;
}
