import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type DeviceRow, findOwnDevice } from './device.repository.ts';

/** Throws `CheckIn.DeviceNotFound` for a phone that is another's or was taken out of use. */
export async function requireDevice(db: Database, own: { deviceId: number; attendeeId: number }): Promise<DeviceRow> {
  const device = await findOwnDevice(db, own);
  if (!device) throw new AppError('CheckIn.DeviceNotFound');
  return device;
}
