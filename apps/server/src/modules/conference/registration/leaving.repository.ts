import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { awaitsMessage } from './attendee-message.repository.ts';
import { isConferenceOver } from './conference-state.repository.ts';
import { isOwnAttendee, isStanding } from './registration.repository.ts';

/**
 * Assigns the registrations that the office made for a user's phone to the account, because the link is lost once the
 * account has no phone. If the user has a current registration for the same conference, the office's one is not
 * assigned.
 */
export async function claimRegistrations(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee a SET user_id = ${userId} WHERE a.user_id IS NULL AND ${isOwnAttendee(userId)}
      AND NOT (${isStanding} AND a.conference_id IN (SELECT a.conference_id FROM attendee a WHERE a.user_id = ${userId} AND ${isStanding}))`);
}

const Ids = z.array(z.object({ id: z.int() })).transform((rows) => rows.map(({ id }) => id));

/** Returns a user's current registrations for conferences that have not begun, in the order in which places are locked. */
export async function findRegistrationsAhead(db: Database, userId: number): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id FROM attendee a JOIN conference c ON c.id = a.conference_id
    WHERE a.user_id = ${userId} AND ${isStanding} AND NOT ${isConferenceOver} AND now() < c.start_time
    ORDER BY a.conference_id, a.ticket_type_id, a.id`);
  return Ids.parse(rows);
}

/** Returns attendees of deleted accounts whose conference or registration is over and who have no pending messages. */
export async function findForgettable(transaction: Database): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    SELECT a.id FROM app_user u JOIN attendee a ON a.user_id = u.id JOIN conference c ON c.id = a.conference_id
    WHERE u.deleted_at IS NOT NULL AND a.forgotten_at IS NULL AND (${isConferenceOver} OR NOT ${isStanding}) AND NOT ${awaitsMessage}
    ORDER BY a.id LIMIT 500 FOR NO KEY UPDATE OF a SKIP LOCKED`);
  return Ids.parse(rows);
}
