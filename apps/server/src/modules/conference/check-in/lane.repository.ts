import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const LeaseRow = z.object({ lane: z.int(), device_id: z.int(), label: z.string() });
export type LeaseRow = z.infer<typeof LeaseRow>;

export async function readLeases(db: Database, pointId: number): Promise<LeaseRow[]> {
  const { rows } = await db.execute(sql`
    SELECT l.lane, l.device_id, d.label FROM lane_lease l JOIN check_in_device d ON d.id = l.device_id WHERE l.sign_point_id = ${pointId} ORDER BY l.lane`);
  return z.array(LeaseRow).parse(rows);
}

/** Returns false if another phone has the lane. Of two concurrent requests one succeeds. */
export async function takeLane(
  db: Database,
  { pointId, lane, deviceId }: { pointId: number; lane: number; deviceId: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO lane_lease AS l (sign_point_id, lane, device_id) VALUES (${pointId}, ${lane}, ${deviceId})
    ON CONFLICT (sign_point_id, lane) DO UPDATE SET leased_at = now() WHERE l.device_id = excluded.device_id`);
  return rowCount === 1;
}

/** Releases the phone's lanes at that point, except `except`. */
export async function releaseLanes(
  db: Database,
  { pointId, deviceId, except }: { pointId: number; deviceId: number; except: number | null },
): Promise<void> {
  await db.execute(sql`
    DELETE FROM lane_lease WHERE sign_point_id = ${pointId} AND device_id = ${deviceId} AND lane IS DISTINCT FROM ${except}::int`);
}
