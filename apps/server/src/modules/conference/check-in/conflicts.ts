import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { announceCounters } from './announce-scan.ts';
import { presentConflict } from './conflict.presenter.ts';
import { findConflict, findConflicts, settleConflict } from './conflict.repository.ts';

interface Page {
  conferenceId: number;
  isOpen: boolean;
  skipCount: number;
  maxResultCount: number;
}

export async function listConflicts(
  db: Database,
  page: Page,
  timeZone: string,
): Promise<{ totalCount: number; items: CheckInConflict[] }> {
  const { totalCount, items } = await findConflicts(db, page);
  return { totalCount, items: items.map((row) => presentConflict(row, timeZone)) };
}

interface Decision {
  id: number;
  decision: 'accept' | 'void';
  reason: string;
  by: string;
  /** Null for the back office, which may decide for every conference. */
  conferenceId: number | null;
}

/** Throws `Conflict.NotFound`, and `Conflict.AlreadyDecided` for all but the first decision. */
export async function decideConflict(
  db: Database,
  { decision, ...wanted }: Decision,
  timeZone: string,
): Promise<CheckInConflict> {
  return inTransaction(db, async (transaction) => {
    const isSettled = await settleConflict(transaction, { ...wanted, isAccepted: decision === 'accept' });
    const row = await findConflict(transaction, wanted.id);
    if (!row || (wanted.conferenceId !== null && row.conference_id !== wanted.conferenceId))
      throw new AppError('Conflict.NotFound');
    if (!isSettled) throw new AppError('Conflict.AlreadyDecided');
    await publishEvent(transaction, {
      hub: 'conferenceStaff',
      stream: `conference:${row.conference_id}`,
      target: 'all',
      name: 'conflict',
      payload: { id: row.id, state: row.state },
    });
    announceCounters(transaction, row.conference_id);
    return presentConflict(row, timeZone);
  });
}
