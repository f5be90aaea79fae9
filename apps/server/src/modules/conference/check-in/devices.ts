import type { CheckInDevice } from '@tuyuan/contract/conference/check-in-command.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { laneRange } from '@tuyuan/format/check-in/lanes.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { dropDeviceLeases, readDevices, restoreDeviceRow, revokeDeviceRow } from './device-list.repository.ts';

export async function listDevices(db: Database, conferenceId: number, timeZone: string): Promise<CheckInDevice[]> {
  return (await readDevices(db, conferenceId)).map((row) => ({
    id: row.id,
    label: row.label,
    holder: row.holder,
    pointName: row.point_name,
    gate: row.gate,
    state: row.state,
    queueDepth: row.queue_depth,
    latencyMs: row.latency_ms,
    scansLastMinute: row.scans,
    lastSeenAt: toWireDate(row.last_seen_at, timeZone),
    lanes: row.leases.map(({ point_id, point_name, lanes, lane }) => ({
      pointId: point_id,
      pointName: point_name,
      ...laneRange(lanes, lane),
    })),
    isRevoked: row.is_revoked,
  }));
}

/** Stops the phone from scanning and logs it out, so that it cannot return under another name. Throws `CheckIn.DeviceNotFound`. */
export async function revokeDevice(db: Database, id: number): Promise<void> {
  if (!(await inTransaction(db, (transaction) => revokeDeviceRow(transaction, id))))
    throw new AppError('CheckIn.DeviceNotFound');
}

/** Restores a revoked phone: after its holder logs in again it scans and sends its queue. Idempotent. Throws `CheckIn.DeviceNotFound`. */
export async function restoreDevice(db: Database, id: number): Promise<void> {
  if (!(await restoreDeviceRow(db, id))) throw new AppError('CheckIn.DeviceNotFound');
}

/** Releases the lanes that the phone has at that point. Idempotent. Throws `CheckIn.DeviceNotFound`. */
export async function freeLanes(db: Database, wanted: { id: number; pointId: number }): Promise<void> {
  if (!(await dropDeviceLeases(db, wanted))) throw new AppError('CheckIn.DeviceNotFound');
}
