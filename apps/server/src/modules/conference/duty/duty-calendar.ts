import type { PersonalEntry, PersonalSource } from '../schedule/index.ts';
import { readCalendarShifts } from './calendar-shift.repository.ts';

/** The attendee's shifts as calendar entries. */
export const dutyCalendar: PersonalSource = async (db, { attendeeId }) =>
  (await readCalendarShifts(db, attendeeId)).map(
    (shift): PersonalEntry => ({
      key: `duty-${shift.id}`,
      uid: `duty-${shift.id}-${attendeeId}@tuyuan`,
      kind: 'duty',
      title: `${shift.place}，${shift.work}`,
      description: [shift.directions, shift.note].filter(Boolean).join('\n\n'),
      place: shift.place,
      start: shift.starts_at,
      end: shift.ends_at,
      note: shift.is_claimed ? '值班待确认' : '值班',
      isCancelled: false,
      takesTime: true,
      sequence: shift.revision,
      changedAt: shift.revised_at,
      sessionId: null,
    }),
  );
