import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { sendNotice } from '../notice/index.ts';
import { overlaps } from './duty-entry.repository.ts';
import { deleteShiftRow, insertShift, lockPost, lockShift, writeShift } from './duty-post.repository.ts';
import { findShift } from './duty-shift.repository.ts';
import { publishDutyChanged } from './publish-duty-changed.ts';
import { shiftWords } from './shift-words.ts';

interface ShiftFields {
  startsAt: string;
  endsAt: string;
  needed: number;
  note: string;
}

function hoursOf({ startsAt, endsAt, needed, note }: ShiftFields, timeZone: string, at: string) {
  const [starts, ends] = [parseDate(startsAt, timeZone), parseDate(endsAt, timeZone)];
  if (!starts || !ends || starts >= ends)
    throw new AppError('Shift.TimesReversed', {
      validationErrors: [{ message: '结束时间要晚于开始时间。', members: [`${at}endsAt`] }],
    });
  return { starts, ends, needed, note };
}

/** Throws `Post.NotFound`, `Shift.TimesReversed`. */
export function createShifts(
  db: Database,
  postId: number,
  shifts: readonly ShiftFields[],
  timeZone: string,
): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    const conferenceId = await lockPost(transaction, postId);
    if (conferenceId === undefined) throw new AppError('Post.NotFound');
    const hours = shifts.map((shift, index) => hoursOf(shift, timeZone, `shifts[${index}].`));
    const ids: number[] = [];
    for (const each of hours) ids.push(await insertShift(transaction, postId, each));
    const [first] = ids;
    if (first !== undefined) await publishDutyChanged(transaction, conferenceId, first);
    return ids;
  });
}

/**
 * Changes a shift and notifies its people of new times. Throws `Shift.NotFound`, `Shift.TimesReversed`,
 * `Shift.TooFewPlaces`, `Shift.Overlaps` (one of them has another shift then).
 */
export function updateShift(
  db: Database,
  { id, ...fields }: ShiftFields & { id: number },
  timeZone: string,
): Promise<void> {
  const hours = hoursOf(fields, timeZone, '');
  return inTransaction(db, async (transaction) => {
    const held = await orThrow(lockShift(transaction, id), 'Shift.NotFound');
    if (hours.needed < held.taken)
      throw new AppError('Shift.TooFewPlaces', {
        validationErrors: [{ message: `已有 ${held.taken} 人，人数不能更少。`, members: ['needed'] }],
      });
    await writeShift(transaction, id, hours);
    const isMoved =
      held.starts_at.getTime() !== hours.starts.getTime() || held.ends_at.getTime() !== hours.ends.getTime();
    for (const attendeeId of isMoved ? held.people : [])
      if (await overlaps(transaction, id, attendeeId)) throw new AppError('Shift.Overlaps');
    const shift = await findShift(transaction, id, held.conference_id);
    if (isMoved && shift && held.people.length > 0) {
      await sendNotice(transaction, {
        conferenceId: held.conference_id,
        target: { kind: 'list', attendeeIds: held.people },
        title: `值班时间有变：${shift.place}`,
        body: `改为 ${shiftWords(shift, timeZone)}。`,
        link: '/meeting/duty',
      });
    }
    await publishDutyChanged(transaction, held.conference_id, id);
  });
}

/** Throws `Shift.NotFound`, `Post.HasPeople`. */
export function deleteShift(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const held = await orThrow(lockShift(transaction, id), 'Shift.NotFound');
    if (held.taken > 0) throw new AppError('Post.HasPeople');
    await deleteShiftRow(transaction, id);
    await publishDutyChanged(transaction, held.conference_id, id);
  });
}
