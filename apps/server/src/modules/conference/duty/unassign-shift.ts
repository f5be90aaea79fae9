import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { sendNotice } from '../notice/index.ts';
import { freePlace, lockEntry, setEntryState } from './duty-entry.repository.ts';
import { conferenceOfEntry } from './duty-post.repository.ts';
import { withdrawSwapsOf } from './duty-swap.repository.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';
import { shiftWords } from './shift-words.ts';

/** Removes a person from a shift and notifies them. Throws `ShiftEntry.NotFound`, `ShiftEntry.StateMismatch` if they are already there. */
export function unassignShift(db: Database, entryId: number, reason: string, timeZone: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const conferenceId = await conferenceOfEntry(transaction, entryId);
    const entry = conferenceId === undefined ? undefined : await lockEntry(transaction, conferenceId, entryId);
    if (!entry) throw new AppError('ShiftEntry.NotFound');
    if (entry.state === 'dropped') return;
    if (entry.state !== 'claimed' && entry.state !== 'confirmed') throw new AppError('ShiftEntry.StateMismatch');
    await setEntryState(transaction, entry.id, 'dropped', reason);
    await withdrawSwapsOf(transaction, entry.id);
    await freePlace(transaction, entry.shift_id);
    await sendNotice(transaction, {
      conferenceId: entry.conference_id,
      target: { kind: 'single', attendeeId: entry.attendee_id },
      title: `不用值班了：${entry.place}`,
      body: `${shiftWords(entry, timeZone)}。${reason}`,
      link: '/meeting/duty',
    });
    await publishDutyChanged(transaction, entry.conference_id, entry.shift_id);
  });
}
