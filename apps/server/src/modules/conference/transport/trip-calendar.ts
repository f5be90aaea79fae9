import type { PersonalEntry, PersonalSource } from '../schedule/index.ts';
import { readCalendarTrips } from './calendar-trip.repository.ts';

const minute = 60_000;

/** The attendee's rides as calendar entries, including cancelled ones marked as such. */
export const tripCalendar: PersonalSource = async (db, { attendeeId }) =>
  (await readCalendarTrips(db, attendeeId)).map((trip): PersonalEntry => {
    const isCancelled = trip.state === 'cancelled';
    const vehicle = [trip.plate && `车牌 ${trip.plate}`, `${trip.seat_no} 号座`].filter(Boolean).join('，');
    const why = trip.reason && `${isCancelled ? '已取消：' : '改时间：'}${trip.reason}`;
    return {
      key: `trip-${trip.id}`,
      uid: `trip-${trip.id}-${attendeeId}@tuyuan`,
      kind: 'trip',
      title: trip.name,
      description: [why, `${trip.from_place} → ${trip.to_place}`, vehicle].filter(Boolean).join('\n'),
      place: [trip.from_place, trip.from_directions].filter(Boolean).join(' '),
      start: trip.departs_at,
      end: new Date(trip.departs_at.getTime() + trip.ride_minutes * minute),
      note: `${trip.seat_no} 号座`,
      isCancelled,
      takesTime: true,
      sequence: trip.revision,
      changedAt: trip.revised_at,
      sessionId: null,
    };
  });
