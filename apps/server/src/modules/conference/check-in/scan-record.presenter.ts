import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { ScanRecordRow } from './scan-list.repository.ts';

export function presentScanRecord(row: ScanRecordRow, timeZone: string): ScanRecord {
  return {
    id: row.id,
    pointName: row.point_name,
    gate: row.gate,
    device: row.device,
    staff: row.staff,
    name: row.name,
    direction: row.direction,
    method: row.method,
    reason: row.reason,
    overruled: row.overruled,
    supervisor: row.supervisor,
    note: row.note,
    isOffline: row.is_offline,
    isVoid: row.is_void,
    scannedAt: toWireDate(row.scanned_at, timeZone),
    receivedAt: toWireDate(row.received_at, timeZone),
  };
}
