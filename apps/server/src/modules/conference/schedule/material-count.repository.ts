import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const Row = z.object({ session_id: z.int(), count: z.int() });

/** Materials of each session that attendees see by now. */
export async function countMaterials(db: Database, conferenceId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute(sql`
    SELECT session_id, count(*)::int AS count FROM conference_material
    WHERE conference_id = ${conferenceId} AND session_id IS NOT NULL AND visibility <> 'staff' AND withdrawn_at IS NULL AND publish_at <= now()
    GROUP BY session_id`);
  return new Map(
    z
      .array(Row)
      .parse(rows)
      .map((row) => [row.session_id, row.count]),
  );
}
