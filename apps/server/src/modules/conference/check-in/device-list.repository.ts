import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const DeviceListRow = z.object({
  id: z.int(),
  label: z.string(),
  holder: z.string(),
  point_name: z.string(),
  gate: z.string(),
  state: z.enum(['online', 'degraded', 'offline', 'syncing', 'silent']),
  queue_depth: z.int(),
  latency_ms: z.int().nullable(),
  scans: z.int(),
  last_seen_at: z.coerce.date(),
  is_revoked: z.boolean(),
  leases: z.array(z.object({ point_id: z.int(), point_name: z.string(), lanes: z.int(), lane: z.int() })),
});
export type DeviceListRow = z.infer<typeof DeviceListRow>;

/** Phones report every 15 seconds: one that missed three reports is `silent`, whatever it reported last. */
export async function readDevices(db: Database, conferenceId: number): Promise<DeviceListRow[]> {
  const { rows } = await db.execute(sql`
    SELECT d.id, d.label, a.name AS holder, coalesce(p.name, '') AS point_name, d.gate, d.queue_depth, d.latency_ms, d.last_seen_at, d.revoked_at IS NOT NULL AS is_revoked,
      CASE WHEN greatest(d.last_seen_at, (SELECT max(s.received_at) FROM scan s WHERE s.device_id = d.id AND s.received_at > now() - interval '1 minute')) < now() - interval '45 seconds'
        THEN 'silent' ELSE d.state END AS state,
      (SELECT count(*)::int FROM scan s WHERE s.device_id = d.id AND s.received_at > now() - interval '1 minute') AS scans,
      coalesce((SELECT json_agg(json_build_object('point_id', q.id, 'point_name', q.name, 'lanes', q.lanes, 'lane', l.lane) ORDER BY q.id, l.lane)
        FROM lane_lease l JOIN sign_point q ON q.id = l.sign_point_id WHERE l.device_id = d.id), '[]') AS leases
    FROM check_in_device d JOIN attendee a ON a.id = d.attendee_id LEFT JOIN sign_point p ON p.id = d.sign_point_id
    WHERE d.conference_id = ${conferenceId} ORDER BY d.revoked_at IS NOT NULL, d.number`);
  return z.array(DeviceListRow).parse(rows);
}

/** Also logs it out. Returns false if it does not exist. Idempotent. */
export async function revokeDeviceRow(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`UPDATE check_in_device SET revoked_at = coalesce(revoked_at, now()) WHERE id = ${id}`,
  );
  await transaction.execute(sql`DELETE FROM lane_lease WHERE device_id = ${id}`);
  await transaction.execute(
    sql`DELETE FROM ticket_session WHERE id = (SELECT session_id FROM check_in_device WHERE id = ${id})`,
  );
  return rowCount === 1;
}

/** Returns false if the phone does not exist. */
export async function restoreDeviceRow(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`UPDATE check_in_device SET revoked_at = NULL WHERE id = ${id}`);
  return rowCount === 1;
}

/** Returns false if the phone does not exist. */
export async function dropDeviceLeases(
  db: Database,
  { id, pointId }: { id: number; pointId: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    WITH dropped AS (DELETE FROM lane_lease WHERE device_id = ${id} AND sign_point_id = ${pointId})
    SELECT id FROM check_in_device WHERE id = ${id}`);
  return rows.length === 1;
}
