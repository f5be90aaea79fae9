import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { type DeviceRow, findOwnDevice } from './device.repository.ts';

/** Throws `CheckIn.DeviceNotFound` for a phone that is another's or was taken out of use. */
export async function requireDevice(db: Database, own: { deviceId: number; attendeeId: number }): Promise<DeviceRow> {
  return orThrow(findOwnDevice(db, own), 'CheckIn.DeviceNotFound');
}
