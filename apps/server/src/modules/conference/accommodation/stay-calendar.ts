import { parseDate } from '@tuyuan/format/date.ts';
import type { PersonalEntry, PersonalSource } from '../schedule/index.ts';
import { readCalendarStay } from './calendar-stay.repository.ts';

const halfHour = 30 * 60_000;

/** Move-in and move-out of the attendee's published room as calendar entries. */
export const stayCalendar =
  (timeZone: string): PersonalSource =>
  async (db, { attendeeId }) => {
    const stay = await readCalendarStay(db, attendeeId);
    if (!stay) return [];
    const entry = (key: string, title: string, day: string, clock: string, note: string): PersonalEntry[] => {
      const start = parseDate(`${day}T${clock}:00`, timeZone);
      if (!start) return [];
      return [
        {
          key: `${key}-${stay.id}`,
          uid: `${key}-${stay.id}@tuyuan`,
          kind: 'stay',
          title,
          description: [stay.address, stay.phone && `电话 ${stay.phone}`].filter(Boolean).join('\n'),
          place: `${stay.hotel} ${stay.number} 房`,
          start,
          end: new Date(start.getTime() + halfHour),
          note,
          isCancelled: false,
          // A limit (from or until), not an appointment at that hour.
          takesTime: false,
          sequence: stay.revision,
          changedAt: stay.revised_at,
          sessionId: null,
        },
      ];
    };
    return [
      ...entry('checkin', `入住 ${stay.hotel}`, stay.check_in, stay.check_in_from, '最早入住'),
      ...entry('checkout', `离店 ${stay.hotel}`, stay.check_out, stay.check_out_until, '最晚退房'),
    ];
  };
