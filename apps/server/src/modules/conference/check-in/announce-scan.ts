import type { Database } from '../../../platform/database/database.ts';
import { publishLatest } from '../../../platform/realtime/publish-latest.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { presentCounters } from './counters.presenter.ts';
import { readCounters } from './counters.repository.ts';
import { readLatestScans } from './scan-list.repository.ts';
import { presentScanRecord } from './scan-record.presenter.ts';
import type { ScanRow } from './stored-scan.repository.ts';

const shown = 8;

/** Publishes new attempts and current counts to staff; both are throttled, because scans come faster than people can read. */
export function announceScan(
  { timeZone }: Pick<CheckInDeps, 'timeZone'>,
  db: Database,
  conferenceId: number,
  scan: ScanRow,
): void {
  const stream = `conference:${conferenceId}` as const;
  publishLatest(db, {
    hub: 'conferenceStaff',
    stream,
    target: 'all',
    name: 'scan',
    async read(free) {
      const latest = await readLatestScans(free, conferenceId, shown);
      return { id: latest[0]?.id ?? scan.id, latest: latest.map((row) => presentScanRecord(row, timeZone)) };
    },
  });
  announceCounters(db, conferenceId);
}

export function announceCounters(db: Database, conferenceId: number): void {
  publishLatest(db, {
    hub: 'conferenceStaff',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'counters',
    read: async (free) => presentCounters(await readCounters(free, conferenceId)),
  });
}
