import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const CounterRow = z.object({
  point_id: z.int(),
  kind: z.string(),
  hall: z.string(),
  capacity: z.int().nullable(),
  admitted: z.int(),
  inside: z.int(),
});
export type CounterRow = z.infer<typeof CounterRow>;

/** Returns heads by sign point: all who were admitted, and those who have not left. */
export async function readCounters(db: Database, conferenceId: number): Promise<CounterRow[]> {
  const { rows } = await db.execute(sql`
    SELECT p.id AS point_id, p.kind, p.hall, p.capacity, count(m.id)::int AS admitted, count(m.id) FILTER (WHERE m.left_at IS NULL)::int AS inside
    FROM sign_point p LEFT JOIN admission m ON m.sign_point_id = p.id AND m.state IN ('valid', 'extra')
    WHERE p.conference_id = ${conferenceId} GROUP BY p.id ORDER BY p.position, p.id`);
  return z.array(CounterRow).parse(rows);
}
