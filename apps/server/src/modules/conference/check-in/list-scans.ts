import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findScans, type ScanQuery } from './scan-list.repository.ts';
import { presentScanRecord } from './scan-record.presenter.ts';

/** Every attempt, the newest first. */
export async function listScans(
  db: Database,
  query: ScanQuery,
  timeZone: string,
): Promise<{ totalCount: number; items: ScanRecord[] }> {
  const { totalCount, items } = await findScans(db, query);
  return { totalCount, items: items.map((row) => presentScanRecord(row, timeZone)) };
}
