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
 * Whether an attendee admitted through a door has yet to confirm the code of conduct. Staff are notified but the
 * attendee is admitted, so that the queue does not wait. Offline phones cannot know and report nothing.
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
