import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { findGoneEntries, freePlace, lockEntry, setEntryState } from './duty-entry.repository.ts';
import { findSwapsWithGone, lockSwap, reopenSwap, withdrawSwapsOf } from './duty-swap.repository.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';

/**
 * Releases places in unfinished shifts whose people no longer attend or are no longer staff; swaps they were asked for
 * or had accepted are offered to everyone.
 */
export async function releaseShiftsOfLeavers(db: Database): Promise<void> {
  for (const { id, conference_id: conferenceId, ...gone } of await findGoneEntries(db))
    await inTransaction(db, async (transaction) => {
      const entry = await lockEntry(transaction, conferenceId, id);
      // Settled, or another's, by now.
      if (entry?.attendee_id !== gone.attendee_id || entry.state === 'dropped' || entry.state === 'noShow') return;
      await setEntryState(transaction, id, 'dropped', gone.is_coming ? '不再是工作人员' : '报名已取消');
      await withdrawSwapsOf(transaction, id);
      await freePlace(transaction, entry.shift_id);
      await publishDutyChanged(transaction, conferenceId, entry.shift_id);
    });
  for (const { id, to_id: toId, conference_id: conferenceId, shift_id: shiftId } of await findSwapsWithGone(db))
    await inTransaction(db, async (transaction) => {
      const swap = await lockSwap(transaction, conferenceId, id);
      // Decided, or taken back, by now.
      if ((swap?.state !== 'asked' && swap?.state !== 'accepted') || swap.to_id !== toId) return;
      await reopenSwap(transaction, id);
      await publishDutyChanged(transaction, conferenceId, shiftId);
    });
}
