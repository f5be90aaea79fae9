import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { mayCheckIn } from './duty.policy.ts';
import { freePlace, type HeldEntry, lockEntry, markPresent, setEntryState } from './duty-entry.repository.ts';
import { withdrawSwapsOf } from './duty-swap.repository.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';

interface Settling {
  conferenceId: number;
  entryId: number;
  outcome: 'present' | 'noShow';
  reason: string;
  /** Throws if the caller may not settle the entry. */
  check(entry: HeldEntry): void;
}

/**
 * Records for another person that they are present, or that they did not come and their place is free. Throws
 * `ShiftEntry.NotFound`, `ShiftEntry.StateMismatch`, `ShiftEntry.TooEarly`.
 */
export function settleEntry(db: Database, { conferenceId, entryId, outcome, reason, check }: Settling): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const entry = await lockEntry(transaction, conferenceId, entryId);
    if (!entry || entry.state === 'dropped') throw new AppError('ShiftEntry.NotFound');
    check(entry);
    if (entry.state === (outcome === 'present' ? 'onDuty' : 'noShow')) return;
    if (entry.state !== 'claimed' && entry.state !== 'confirmed') throw new AppError('ShiftEntry.StateMismatch');
    if (outcome === 'present') {
      if (!mayCheckIn(entry, entry.now)) throw new AppError('ShiftEntry.TooEarly');
      await markPresent(transaction, entry.id, 'lead', reason);
    } else {
      if (entry.now < entry.starts_at) throw new AppError('ShiftEntry.TooEarly');
      await setEntryState(transaction, entry.id, 'noShow', reason);
      await withdrawSwapsOf(transaction, entry.id);
      await freePlace(transaction, entry.shift_id);
    }
    await publishDutyChanged(transaction, conferenceId, entry.shift_id);
  });
}
