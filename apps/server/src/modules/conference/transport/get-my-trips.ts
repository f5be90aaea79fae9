import type { getMyTrips as endpoint } from '@tuyuan/contract/conference/transport.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { findItineraries } from './itinerary.repository.ts';
import { findSeatsOf } from './seat.repository.ts';
import { presentItinerary, presentTrip } from './traffic.presenter.ts';
import { findTripsFor } from './trip.repository.ts';

export async function getMyTrips(
  db: Database,
  { conferenceId, attendeeId }: TicketHolder,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const [itineraries, trips, seats] = await Promise.all([
    findItineraries(db, attendeeId),
    findTripsFor(db, conferenceId, attendeeId),
    findSeatsOf(db, attendeeId),
  ]);
  return {
    serverTime: toWireDate(new Date(), timeZone),
    itineraries: itineraries.map((row) => presentItinerary(row, timeZone)),
    trips: trips.map((trip) => {
      const seat = seats.find(({ trip_id }) => trip_id === trip.id);
      return {
        ...presentTrip(trip, timeZone),
        seat: seat
          ? {
              id: seat.id,
              seatNo: seat.seat_no,
              code: seat.code,
              boardedAt: seat.boarded_at && toWireDate(seat.boarded_at, timeZone),
            }
          : null,
      };
    }),
  };
}
