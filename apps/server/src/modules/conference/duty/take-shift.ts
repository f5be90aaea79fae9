import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { findPlaceOf, insertEntry, lockStaff, overlaps, takePlace } from './duty-entry.repository.ts';
import { findShift, type ShiftRow } from './duty-shift.repository.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';

interface Taking {
  conferenceId: number;
  shiftId: number;
  attendeeId: number;
  /** Whoever takes it himself has said that he comes; whoever is put there has not. */
  state: 'claimed' | 'confirmed';
}

/**
 * Gives somebody of the staff one of the shift's free places; who has one already keeps it. Answers the entry and whether it is
 * new. Throws `Attendee.NotStaff`, `Shift.NotFound`, `Shift.Over`, `Shift.Full`, `Shift.Overlaps`.
 */
export function takeShift(db: Database, taking: Taking): Promise<{ entryId: number; shift: ShiftRow; isNew: boolean }> {
  const { conferenceId, shiftId, attendeeId, state } = taking;
  return inTransaction(db, async (transaction) => {
    // The person first, then the shift: everywhere in this order.
    if ((await lockStaff(transaction, conferenceId, attendeeId)) === undefined) throw new AppError('Attendee.NotStaff');
    const shift = await findShift(transaction, shiftId, conferenceId);
    if (!shift) throw new AppError('Shift.NotFound');
    const held = await findPlaceOf(transaction, shiftId, attendeeId);
    if (held !== undefined) return { entryId: held, shift, isNew: false };
    if (shift.now >= shift.ends_at) throw new AppError('Shift.Over');
    if (await overlaps(transaction, shiftId, attendeeId)) throw new AppError('Shift.Overlaps');
    if (!(await takePlace(transaction, conferenceId, shiftId))) throw new AppError('Shift.Full');
    const entryId = await insertEntry(transaction, { shiftId, attendeeId, state });
    await publishDutyChanged(transaction, conferenceId, shiftId);
    return { entryId, shift, isNew: true };
  });
}
