import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { announceCounters } from './announce-scan.ts';
import { requireDevice } from './require-device.ts';
import { undoAdmission } from './undo.repository.ts';

/**
 * Undoes an admission. Idempotent. Throws `CheckIn.ScanNotFound` for a scan that is not this phone's or has no
 * admission, `CheckIn.UndoTooLate` after 60 seconds.
 */
export async function undoScan(
  { db, ticket: staff }: TicketContext,
  { deviceId, scanId, reason }: { deviceId: number; scanId: number; reason: string },
): Promise<Record<never, never>> {
  await requireDevice(db, { deviceId, attendeeId: staff.attendeeId });
  const outcome = await undoAdmission(db, { scanId, deviceId, reason, by: staff.name });
  if (!outcome.is_known) throw new AppError('CheckIn.ScanNotFound');
  if (!outcome.is_undone && !outcome.is_void) throw new AppError('CheckIn.UndoTooLate');
  announceCounters(db, staff.conferenceId);
  return {};
}
