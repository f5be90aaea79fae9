import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const SupervisorRow = z.object({
  id: z.int(),
  name: z.string(),
  pin_hash: z.instanceof(Buffer),
  overruled: z.int(),
  created_at: z.coerce.date(),
});
export type SupervisorRow = z.infer<typeof SupervisorRow>;

/** Returns supervisors with a valid PIN. */
export async function readSupervisors(db: Database, conferenceId: number): Promise<SupervisorRow[]> {
  const { rows } = await db.execute(sql`
    SELECT v.id, v.name, v.pin_hash, v.created_at, (SELECT count(*)::int FROM scan s WHERE s.supervisor_id = v.id) AS overruled
    FROM check_in_supervisor v WHERE v.conference_id = ${conferenceId} AND v.revoked_at IS NULL ORDER BY v.id`);
  return z.array(SupervisorRow).parse(rows);
}

/** Undefined where the conference has that PIN already. */
export async function insertSupervisor(
  db: Database,
  { conferenceId, name, pinHash }: { conferenceId: number; name: string; pinHash: Buffer },
): Promise<SupervisorRow | undefined> {
  const { rows } = await db.execute(sql`
    INSERT INTO check_in_supervisor (conference_id, name, pin_hash) VALUES (${conferenceId}, ${name}, ${pinHash})
    ON CONFLICT DO NOTHING RETURNING id, name, pin_hash, created_at, 0 AS overruled`);
  return z.array(SupervisorRow).parse(rows)[0];
}

/** Revokes a supervisor's PIN; earlier overrides keep their name. Returns false if there is no valid PIN. */
export async function revokeSupervisor(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`UPDATE check_in_supervisor SET revoked_at = now() WHERE id = ${id} AND revoked_at IS NULL`,
  );
  return rowCount === 1;
}
