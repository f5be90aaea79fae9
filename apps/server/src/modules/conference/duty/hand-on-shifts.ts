import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { findGoneEntries, freePlace, holdEntry, setEntryState } from './duty-entry.repository.ts';
import { findSwapsWithGone, holdSwap, reopenSwap, withdrawSwapsOf } from './duty-swap.repository.ts';
import { tellDuty } from './tell-duty.ts';

/**
 * Frees the places of those whose registration has ended or who are no longer staff, in shifts that are not over; what they were
 * asked to take over, or wanted to, all are asked for.
 */
export async function handOnShifts(db: Database): Promise<void> {
  for (const { id, conference_id: conferenceId, ...gone } of await findGoneEntries(db))
    await inTransaction(db, async (transaction) => {
      const entry = await holdEntry(transaction, conferenceId, id);
      // Settled, or another's, by now.
      if (entry?.attendee_id !== gone.attendee_id || entry.state === 'dropped' || entry.state === 'noShow') return;
      await setEntryState(transaction, id, 'dropped', gone.is_coming ? '不再是工作人员' : '报名已取消');
      await withdrawSwapsOf(transaction, id);
      await freePlace(transaction, entry.shift_id);
      await tellDuty(transaction, conferenceId, entry.shift_id);
    });
  for (const { id, to_id: toId, conference_id: conferenceId, shift_id: shiftId } of await findSwapsWithGone(db))
    await inTransaction(db, async (transaction) => {
      const swap = await holdSwap(transaction, conferenceId, id);
      // Decided, or taken back, by now.
      if ((swap?.state !== 'asked' && swap?.state !== 'accepted') || swap.to_id !== toId) return;
      await reopenSwap(transaction, id);
      await tellDuty(transaction, conferenceId, shiftId);
    });
}
