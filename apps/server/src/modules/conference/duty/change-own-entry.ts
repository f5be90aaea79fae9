import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { isWaiting, mayDrop } from './duty.policy.ts';
import { freePlace, type HeldEntry, lockEntry, setEntryState, setLate } from './duty-entry.repository.ts';
import { withdrawSwapsOf } from './duty-swap.repository.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';

/** Applies `change` to the holder's own entry under a lock. Throws `ShiftEntry.NotFound`, also for another attendee's entry. */
function changeOwn<Result>(
  db: Database,
  { conferenceId, attendeeId }: TicketHolder,
  entryId: number,
  change: (transaction: Database, entry: HeldEntry) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const entry = await lockEntry(transaction, conferenceId, entryId);
    if (!entry || entry.attendee_id !== attendeeId || entry.state === 'dropped')
      throw new AppError('ShiftEntry.NotFound');
    const result = await change(transaction, entry);
    await publishDutyChanged(transaction, conferenceId, entry.shift_id);
    return result;
  });
}

/** Confirms the holder's own shift. Idempotent. Throws `ShiftEntry.StateMismatch` once it is over. */
export function confirmShift(db: Database, holder: TicketHolder, entryId: number): Promise<void> {
  return changeOwn(db, holder, entryId, async (transaction, entry) => {
    if (entry.state === 'confirmed' || entry.state === 'onDuty') return;
    if (entry.state !== 'claimed' || entry.now >= entry.ends_at) throw new AppError('ShiftEntry.StateMismatch');
    await setEntryState(transaction, entry.id, 'confirmed');
  });
}

/** Drops the holder's own shift. Throws `ShiftEntry.StateMismatch` when it is too late. */
export function dropShift(db: Database, holder: TicketHolder, entryId: number): Promise<void> {
  return changeOwn(db, holder, entryId, async (transaction, entry) => {
    if (!isWaiting(entry) || !mayDrop(entry, entry, entry.now)) throw new AppError('ShiftEntry.StateMismatch');
    await setEntryState(transaction, entry.id, 'dropped');
    await withdrawSwapsOf(transaction, entry.id);
    await freePlace(transaction, entry.shift_id);
  });
}

interface Lateness {
  entryId: number;
  minutes: number;
  reason: string;
}

/** Throws `ShiftEntry.StateMismatch` if the holder is already there, or the shift is over. */
export function reportLate(
  db: Database,
  holder: TicketHolder,
  { entryId, minutes, reason }: Lateness,
): Promise<HeldEntry> {
  return changeOwn(db, holder, entryId, async (transaction, entry) => {
    if (!isWaiting(entry) || entry.now >= entry.ends_at) throw new AppError('ShiftEntry.StateMismatch');
    await setLate(transaction, entry.id, minutes, reason);
    return entry;
  });
}
