import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const DeviceRow = z.object({
  id: z.int(),
  label: z.string(),
  number: z.int(),
  state: z.enum(['online', 'degraded', 'offline', 'syncing']),
  queue_depth: z.int(),
  is_revoked: z.boolean(),
});
export type DeviceRow = z.infer<typeof DeviceRow>;
const columns = sql`id, label, number, state, queue_depth, revoked_at IS NOT NULL AS is_revoked`;

interface NewDevice {
  conferenceId: number;
  key: string;
  attendeeId: number;
  /** By which its holder is logged in. */
  sessionId: number;
  /** Empty keeps the current label, or names the phone by its number. */
  label: string;
  userAgent: string;
}

/** Registers the phone with that key to its holder. Numbers are assigned in sequence, also under concurrent registration. */
export async function registerDeviceRow(transaction: Database, device: NewDevice): Promise<DeviceRow> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('check-in.device.' || current_schema(), ${device.conferenceId}))`,
  );
  const { rows } = await transaction.execute(sql`
    INSERT INTO check_in_device AS d (conference_id, key, number, label, attendee_id, session_id, user_agent)
    SELECT ${device.conferenceId}, ${device.key}, n.number, coalesce(nullif(${device.label}, ''), 'W-' || lpad(n.number::text, 2, '0')), ${device.attendeeId},
      (SELECT id FROM ticket_session WHERE id = ${device.sessionId}), ${device.userAgent}
    FROM (SELECT coalesce(max(number), 0) + 1 AS number FROM check_in_device WHERE conference_id = ${device.conferenceId}) n
    ON CONFLICT (conference_id, key) DO UPDATE SET attendee_id = excluded.attendee_id, session_id = excluded.session_id, user_agent = excluded.user_agent,
      label = coalesce(nullif(${device.label}, ''), d.label), last_seen_at = now()
    RETURNING ${columns}`);
  return DeviceRow.parse(rows[0]);
}

/** Returns the phone if it belongs to this holder and may scan. */
export async function findOwnDevice(
  db: Database,
  { deviceId, attendeeId }: { deviceId: number; attendeeId: number },
): Promise<DeviceRow | undefined> {
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM check_in_device WHERE id = ${deviceId} AND attendee_id = ${attendeeId} AND revoked_at IS NULL`);
  return z.array(DeviceRow).parse(rows)[0];
}

export interface DeviceReport {
  deviceId: number;
  attendeeId: number;
  pointId: number | null;
  gate: string;
  state: string;
  queueDepth: number;
  latencyMs: number | null;
}

const Changed = z.object({ label: z.string(), state: z.string(), queue_depth: z.int(), is_news: z.boolean() });

/** Undefined where the phone is not this holder's; `is_news` where the staff should hear of it. */
export async function storeReport(db: Database, report: DeviceReport): Promise<z.infer<typeof Changed> | undefined> {
  const { rows } = await db.execute(sql`
    WITH before AS (
      SELECT id, state, queue_depth FROM check_in_device
      WHERE id = ${report.deviceId} AND attendee_id = ${report.attendeeId} AND revoked_at IS NULL FOR UPDATE
    )
    UPDATE check_in_device d SET state = ${report.state}, queue_depth = ${report.queueDepth}, latency_ms = ${report.latencyMs}, gate = ${report.gate},
      sign_point_id = (SELECT id FROM sign_point WHERE id = ${report.pointId}::int AND conference_id = d.conference_id), last_seen_at = now()
    FROM before b WHERE d.id = b.id
    RETURNING d.label, d.state, d.queue_depth, b.state <> d.state OR (b.queue_depth = 0) <> (d.queue_depth = 0) AS is_news`);
  return z.array(Changed).parse(rows)[0];
}
