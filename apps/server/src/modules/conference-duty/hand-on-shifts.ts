import { type Database, inTransaction } from '../../platform/database/database.ts';
import { findGoneEntries, freePlace, holdEntry, setEntryState } from './duty-entry.repository.ts';
import { withdrawSwapsOf } from './duty-swap.repository.ts';
import { tellDuty } from './tell-duty.ts';

const reason = '报名已取消';

/** Frees the places of those whose registration has ended, in shifts that are not over. */
export async function handOnShifts(db: Database): Promise<void> {
  for (const { id, attendee_id: attendeeId, conference_id: conferenceId } of await findGoneEntries(db))
    await inTransaction(db, async (transaction) => {
      const entry = await holdEntry(transaction, conferenceId, id);
      // Settled, or another's, by now.
      if (entry?.attendee_id !== attendeeId || entry.state === 'dropped' || entry.state === 'noShow') return;
      await setEntryState(transaction, id, 'dropped', reason);
      await withdrawSwapsOf(transaction, id);
      await freePlace(transaction, entry.shift_id);
      await tellDuty(transaction, conferenceId, entry.shift_id);
    });
}
