import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

interface Holder {
  conferenceId: number;
  attendeeId: number;
}

/** Sessions of the holder's own conference; others and removed ones are passed over. */
export async function insertStars(
  db: Database,
  { conferenceId, attendeeId }: Holder,
  sessionIds: readonly number[],
): Promise<void> {
  await db.execute(sql`
    INSERT INTO session_star (attendee_id, session_id) SELECT ${attendeeId}::int, session_id FROM published_session
    WHERE conference_id = ${conferenceId} AND state <> 'removed' AND session_id = ANY(${sql.param([...sessionIds])}::int[])
    ON CONFLICT DO NOTHING`);
}

export async function deleteStars(db: Database, attendeeId: number, sessionIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    DELETE FROM session_star WHERE attendee_id = ${attendeeId} AND session_id = ANY(${sql.param([...sessionIds])}::int[])`);
}

/** Returns the starred sessions that are still visible. */
export async function readStars(db: Database, attendeeId: number): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT t.session_id FROM session_star t JOIN published_session p ON p.session_id = t.session_id AND p.state <> 'removed'
    WHERE t.attendee_id = ${attendeeId} ORDER BY t.session_id`);
  return z
    .array(z.object({ session_id: z.int() }))
    .parse(rows)
    .map(({ session_id: id }) => id);
}
