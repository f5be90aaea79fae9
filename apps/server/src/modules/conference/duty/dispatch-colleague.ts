import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { sendNotice } from '../notice/index.ts';
import { shiftWords } from './shift-words.ts';
import { takeShift } from './take-shift.ts';

interface Dispatch {
  conferenceId: number;
  shiftId: number;
  attendeeId: number;
}

/** Assigns an attendee to a shift and notifies them. Throws the same as `takeShift`. */
export function dispatchColleague(db: Database, dispatch: Dispatch, timeZone: string): Promise<{ entryId: number }> {
  return inTransaction(db, async (transaction) => {
    const { entryId, shift, isNew } = await takeShift(transaction, { ...dispatch, state: 'claimed' });
    if (isNew) {
      await sendNotice(transaction, {
        conferenceId: dispatch.conferenceId,
        target: { kind: 'single', attendeeId: dispatch.attendeeId },
        title: `你被安排值班：${shift.place}`,
        body: `${shiftWords(shift, timeZone)}，请确认。`,
        link: '/meeting/duty',
        priority: shift.starts_at.getTime() - shift.now.getTime() < 2 * 3_600_000 ? 'urgent' : 'normal',
      });
    }
    return { entryId };
  });
}
