import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

export const scanReason = z.enum([
  'ok',
  'provisional',
  'ambiguous',
  'already_redeemed',
  'revoked',
  'cancelled',
  'wrong_conference',
  'not_open',
  'closed',
  'rules',
  'stale',
  'unknown',
]);
export const brokenRule = z.enum(['userType', 'ticketType', 'seat', 'credential', 'voucher', 'leave']);

const ScanRow = z.object({
  is_replay: z.boolean(),
  id: z.int(),
  conference_id: z.int(),
  sign_point_id: z.int(),
  ticket_id: z.int().nullable(),
  direction: z.enum(['in', 'out']),
  reason: scanReason,
  broken: brokenRule.nullable(),
  is_late: z.boolean(),
  overruled: scanReason.nullable(),
  scanned_at: z.coerce.date(),
  received_at: z.coerce.date(),
  first_at: z.coerce.date().nullable(),
  first_gate: z.string().nullable(),
  first_device: z.string().nullable(),
  first_staff: z.string().nullable(),
});
export type ScanRow = z.infer<typeof ScanRow>;

/** Columns of a scan `s` with the earlier admission. */
export const storedColumns = sql`s.id, s.conference_id, s.sign_point_id, s.ticket_id, s.direction, s.reason, s.broken, s.is_late, s.overruled, s.scanned_at, s.received_at,
  m.admitted_at AS first_at, m.gate AS first_gate, d.label AS first_device, m.staff_name AS first_staff`;

export const storedJoins = sql`LEFT JOIN admission m ON m.id = s.first_admission_id LEFT JOIN check_in_device d ON d.id = m.device_id`;

export function readStoredScans(rows: unknown[]): ScanRow[] {
  return z.array(ScanRow).parse(rows);
}

/** By the nonce, which is the device's own. */
export async function findScanByNonce(
  db: Database,
  deviceId: number | null,
  nonce: string,
): Promise<ScanRow | undefined> {
  const { rows } = await db.execute(sql`
    SELECT true AS is_replay, ${storedColumns} FROM scan s ${storedJoins}
    WHERE s.device_id IS NOT DISTINCT FROM ${deviceId}::int AND s.nonce = ${nonce}`);
  return readStoredScans(rows)[0];
}

/**
 * Sets the earlier admission that refused a scan, when concurrency kept the statement from seeing it. It is stored, so
 * that a retry gets the same result.
 */
export async function nameFirstAdmission(db: Database, scanId: number): Promise<ScanRow | undefined> {
  const { rows } = await db.execute(sql`
    WITH s AS (
      UPDATE scan SET first_admission_id = (
        SELECT m.id FROM admission m WHERE m.ticket_id = scan.ticket_id AND m.sign_point_id = scan.sign_point_id AND m.state = 'valid'
        ORDER BY m.cycle DESC LIMIT 1)
      WHERE id = ${scanId} AND first_admission_id IS NULL RETURNING *
    )
    SELECT false AS is_replay, ${storedColumns} FROM s ${storedJoins}`);
  return readStoredScans(rows)[0];
}

/** Stores a refused attempt with an unknown code or one of another conference. */
export async function storeStranger(
  db: Database,
  attempt: {
    conferenceId: number;
    pointId: number;
    ticketId: number | null;
    deviceId: number | null;
    staffAttendeeId: number | null;
    nonce: string;
    gate: string;
    direction: string;
    method: string;
    reason: string;
    scannedAt: Date | null;
  },
): Promise<ScanRow | undefined> {
  const { rows } = await db.execute(sql`
    WITH s AS (
      INSERT INTO scan (conference_id, sign_point_id, ticket_id, device_id, nonce, gate, staff_attendee_id, direction, method, reason, is_offline, scanned_at)
      VALUES (${attempt.conferenceId}, ${attempt.pointId}, ${attempt.ticketId}, ${attempt.deviceId}, ${attempt.nonce}, ${attempt.gate}, ${attempt.staffAttendeeId},
        ${attempt.direction}, ${attempt.method}, ${attempt.reason}, ${attempt.scannedAt !== null}, coalesce(${attempt.scannedAt}::timestamptz, now()))
      ON CONFLICT (device_id, nonce) DO NOTHING RETURNING *
    )
    SELECT false AS is_replay, ${storedColumns} FROM s ${storedJoins}`);
  return readStoredScans(rows)[0] ?? (await findScanByNonce(db, attempt.deviceId, attempt.nonce));
}
