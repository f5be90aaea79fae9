import type { getDeviceScans } from '@tuyuan/contract/conference/check-in.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { requireDevice } from './require-device.ts';
import { undoMs } from './scan.presenter.ts';
import { readDeviceScans } from './scan-list.repository.ts';
import { presentScanRecord } from './scan-record.presenter.ts';

const most = 100;

export async function listDeviceScans(
  { db, ticket: staff }: TicketContext,
  deviceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getDeviceScans>> {
  await requireDevice(db, { deviceId, attendeeId: staff.attendeeId });
  const rows = await readDeviceScans(db, deviceId, most);
  return {
    items: rows.map((row) => ({
      ...presentScanRecord(row, timeZone),
      undoUntil: row.is_admitted ? row.received_at.getTime() + undoMs : null,
    })),
  };
}
