import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isOwnAttendee } from '../registration/index.ts';

const AttendeeRow = z.object({ id: z.int(), name: z.string(), user_type: z.int() });
export type AttendeeRow = z.infer<typeof AttendeeRow>;

async function findWhere(db: Database, conferenceId: number, condition: SQL): Promise<AttendeeRow | null> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.name, a.user_type FROM attendee a WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' AND ${condition}
      AND EXISTS (SELECT 1 FROM ticket t WHERE t.attendee_id = a.id AND t.revoked_at IS NULL)`);
  return z.array(AttendeeRow).parse(rows)[0] ?? null;
}

/** Returns the account's attendee with a valid ticket of that conference. */
export function findAttendeeOfUser(db: Database, conferenceId: number, userId: number): Promise<AttendeeRow | null> {
  return findWhere(db, conferenceId, isOwnAttendee(userId));
}

/** Returns the attendee while their ticket is valid. */
export function findAttendee(db: Database, conferenceId: number, id: number): Promise<AttendeeRow | null> {
  return findWhere(db, conferenceId, sql`a.id = ${id}`);
}
