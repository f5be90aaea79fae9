import type { Database } from '../../../platform/database/database.ts';
import { hasMannerToConfirm } from '../code-of-conduct/index.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import type { ScanRow } from './stored-scan.repository.ts';
import type { TicketCopy } from './ticket-copy.repository.ts';

interface Admitted {
  conferenceId: number;
  scan: ScanRow;
  ticket: TicketCopy | null;
}

/**
 * Whether somebody who was let in through a door has the etiquette still to confirm. The staff are told and he is let in all the
 * same: a queue does not wait for a reader. Phones without network do not know and say nothing.
 */
export async function isMannerOwed(
  { memo }: Pick<CheckInDeps, 'memo'>,
  db: Database,
  { conferenceId, scan, ticket }: Admitted,
): Promise<boolean> {
  if (!ticket || scan.direction !== 'in' || (scan.reason !== 'ok' && scan.reason !== 'provisional')) return false;
  const point = await memo.point(db, conferenceId, scan.sign_point_id);
  if (point?.kind !== 'door' && point?.kind !== 'session') return false;
  return hasMannerToConfirm(db, ticket.attendeeId);
}
