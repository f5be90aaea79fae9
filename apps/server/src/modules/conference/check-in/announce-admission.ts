import { afterCommit, type Database } from '../../../platform/database/database.ts';
import { ignoreOutage } from '../../../platform/realtime/ignore-outage.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { findSignPoint } from './sign-point.repository.ts';
import type { ScanRow } from './stored-scan.repository.ts';

/** Tells the phone of a ticket's holder that they were let in. The scan's answer doesn't wait for it. */
export function announceAdmission(db: Database, scan: ScanRow, gate: string): void {
  const { ticket_id: ticketId, direction, reason } = scan;
  if (ticketId === null || direction !== 'in' || reason !== 'ok') return;
  afterCommit(db, (free) => {
    publishAdmission(free, { scan, ticketId, gate }).catch(ignoreOutage);
  });
}

async function publishAdmission(
  db: Database,
  { scan, ticketId, gate }: { scan: ScanRow; ticketId: number; gate: string },
): Promise<void> {
  const point = await findSignPoint(db, scan.sign_point_id);
  if (!point) return;
  await publishEvent(db, {
    hub: 'conferenceLive',
    stream: `conference:${scan.conference_id}`,
    target: `ticket:${ticketId}`,
    name: 'admitted',
    payload: { pointName: point.name, gate, at: scan.scanned_at.toISOString(), isDoor: point.kind === 'door' },
  });
}
