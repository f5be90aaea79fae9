import type { getRooming as endpoint } from '@tuyuan/contract/conference/accommodation-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { presentGuest, presentHotel, presentPlan, presentRoom } from './stay.presenter.ts';
import { countSilent, findGuests, findSpan } from './stay-guest.repository.ts';
import { findHotels } from './stay-hotel.repository.ts';
import { findPlans } from './stay-plan.repository.ts';
import { findRooms } from './stay-room.repository.ts';

/** Throws `Conference.NotFound`. */
export async function getRooming(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const span = await orThrow(findSpan(db, conferenceId), 'Conference.NotFound');
  const [hotels, rooms, guests, plans, silentCount] = await Promise.all([
    findHotels(db, conferenceId),
    findRooms(db, conferenceId),
    findGuests(db, conferenceId),
    findPlans(db, conferenceId),
    countSilent(db, conferenceId),
  ]);
  return {
    startTime: toWireDate(span.start_time, timeZone),
    endTime: toWireDate(span.end_time, timeZone),
    hotels: hotels.map((hotel) => presentHotel(hotel, timeZone)),
    rooms: rooms.map(presentRoom),
    guests: guests.map((guest) => presentGuest(guest, timeZone)),
    plans: plans.map(presentPlan),
    silentCount,
  };
}
