import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { publishToPassengers, publishTrip, spokenTime } from './publish-trip.ts';
import { cancelSeat, lockSeat, type SeatRow } from './seat.repository.ts';
import { lockTrip } from './trip.repository.ts';

async function free(transaction: Database, seat: SeatRow): Promise<void> {
  if (seat.state === 'boarded') throw new AppError('Seat.Boarded');
  await cancelSeat(transaction, seat.id);
  await publishTrip(transaction, { id: seat.trip_id, conference_id: seat.conference_id });
}

/** Releases the passenger's own seat. Throws `Trip.NotFound`, `Seat.NotFound`, `Seat.Boarded`. */
export function giveUpTripSeat(
  db: Database,
  { conferenceId, attendeeId }: { conferenceId: number; attendeeId: number },
  tripId: number,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    // Lock order everywhere: the ride first, then its seats.
    const trip = await lockTrip(transaction, tripId);
    if (!trip || trip.conference_id !== conferenceId) throw new AppError('Trip.NotFound');
    const seat = await orThrow(lockSeat(transaction, { tripId, attendeeId }), 'Seat.NotFound');
    await free(transaction, seat);
  });
}

/** Releases a seat for the office and notifies its passenger. Throws `Seat.NotFound`, `Seat.Boarded`. */
export function unseatAttendee(db: Database, seatId: number, timeZone: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const seat = await orThrow(lockSeat(transaction, { id: seatId }), 'Seat.NotFound');
    await free(transaction, seat);
    const trip = await lockTrip(transaction, seat.trip_id);
    if (trip)
      await publishToPassengers(transaction, trip, [seat.attendee_id], {
        title: `乘车安排已取消：${trip.name}`,
        body: `${spokenTime(trip.departs_at, timeZone)} 从 ${trip.from_place} 出发的座位已取消，请联系会务。`,
      });
  });
}
