import type { getStaffTrips, getTripSeats } from '@tuyuan/contract/conference/transport.ts';
import type { getTraffic as endpoint } from '@tuyuan/contract/conference/transport-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { conferenceExists } from '../registration/index.ts';
import { findTravellers } from './itinerary.repository.ts';
import { findSeats, findSeatsOfConference } from './seat.repository.ts';
import { presentItinerary, presentSeat, presentTrip } from './traffic.presenter.ts';
import { findTrip, findTrips } from './trip.repository.ts';

/** Everything about rides and travel. Throws `Conference.NotFound`. */
export async function getTraffic(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  const [trips, seats, travellers] = await Promise.all([
    findTrips(db, conferenceId),
    findSeatsOfConference(db, conferenceId),
    findTravellers(db, conferenceId),
  ]);
  return {
    serverTime: toWireDate(new Date(), timeZone),
    trips: trips.map((trip) => ({
      ...presentTrip(trip, timeZone),
      leaderId: trip.leader_id,
      seats: seats.filter(({ trip_id }) => trip_id === trip.id).map((seat) => presentSeat(seat, timeZone)),
    })),
    travellers: travellers.map((row) => ({
      attendeeId: row.attendee_id,
      name: row.name,
      company: row.company,
      userType: row.user_type,
      itinerary: presentItinerary(row, timeZone),
      tripIds: row.trip_ids,
    })),
  };
}

export async function listStaffTrips(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getStaffTrips>> {
  const trips = await findTrips(db, conferenceId);
  return {
    serverTime: toWireDate(new Date(), timeZone),
    items: trips.map((trip) => presentTrip(trip, timeZone)),
  };
}

/** Throws `Trip.NotFound`. */
export async function listSeats(
  db: Database,
  conferenceId: number,
  tripId: number,
  timeZone: string,
): Promise<OutputOf<typeof getTripSeats>> {
  const trip = await findTrip(db, tripId);
  if (!trip || trip.conference_id !== conferenceId) throw new AppError('Trip.NotFound');
  const seats = await findSeats(db, tripId);
  return { trip: presentTrip(trip, timeZone), items: seats.map((seat) => presentSeat(seat, timeZone)) };
}
