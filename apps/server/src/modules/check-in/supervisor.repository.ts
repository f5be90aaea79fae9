import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

const SupervisorRow = z.object({
  id: z.int(),
  name: z.string(),
  pin_hash: z.instanceof(Buffer),
  overruled: z.int(),
  created_at: z.coerce.date(),
});
export type SupervisorRow = z.infer<typeof SupervisorRow>;

export async function readSupervisors(db: Database, conferenceId: number): Promise<SupervisorRow[]> {
  const { rows } = await db.execute(sql`
    SELECT v.id, v.name, v.pin_hash, v.created_at, (SELECT count(*)::int FROM scan s WHERE s.supervisor_id = v.id) AS overruled
    FROM check_in_supervisor v WHERE v.conference_id = ${conferenceId} ORDER BY v.id`);
  return z.array(SupervisorRow).parse(rows);
}
