import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findPlaceOf, insertEntry, lockStaff, overlaps, takePlace } from './duty-entry.repository.ts';
import { findShift, type ShiftRow } from './duty-shift.repository.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';

interface Taking {
  conferenceId: number;
  shiftId: number;
  attendeeId: number;
  /** `confirmed` when people take a shift themselves, `claimed` when they are assigned. */
  state: 'claimed' | 'confirmed';
}

/**
 * Gives a staff member a free place in the shift; an existing place is kept. Returns the entry and whether it is new.
 * Throws `Attendee.NotStaff`, `Shift.NotFound`, `Shift.Over`, `Shift.Full`, `Shift.Overlaps`.
 */
export function takeShift(db: Database, taking: Taking): Promise<{ entryId: number; shift: ShiftRow; isNew: boolean }> {
  const { conferenceId, shiftId, attendeeId, state } = taking;
  return inTransaction(db, async (transaction) => {
    // Lock order everywhere: the person first, then the shift.
    if ((await lockStaff(transaction, conferenceId, attendeeId)) === undefined) throw new AppError('Attendee.NotStaff');
    const shift = await orThrow(findShift(transaction, shiftId, conferenceId), 'Shift.NotFound');
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
