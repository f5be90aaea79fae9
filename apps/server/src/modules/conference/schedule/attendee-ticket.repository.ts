import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

/** Returns the valid tickets of these attendees. */
export async function readTicketsOf(db: Database, attendeeIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT id FROM ticket WHERE attendee_id = ANY(${sql.param([...attendeeIds])}::int[]) AND revoked_at IS NULL ORDER BY id`);
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}
