import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { cancelSeat, holdSeat, type SeatRow } from './seat.repository.ts';
import { spokenTime, tellPassengers, tellTrip } from './tell-trip.ts';
import { holdTrip } from './trip.repository.ts';

async function free(transaction: Database, seat: SeatRow): Promise<void> {
  if (seat.state === 'boarded') throw new AppError('Seat.Boarded');
  await cancelSeat(transaction, seat.id);
  await tellTrip(transaction, { id: seat.trip_id, conference_id: seat.conference_id });
}

/** As its passenger. Throws `Trip.NotFound`, `Seat.NotFound`, `Seat.Boarded`. */
export function giveUpTripSeat(
  db: Database,
  { conferenceId, attendeeId }: { conferenceId: number; attendeeId: number },
  tripId: number,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    // The ride first, then its seats: everywhere in this order.
    const trip = await holdTrip(transaction, tripId);
    if (!trip || trip.conference_id !== conferenceId) throw new AppError('Trip.NotFound');
    const seat = await holdSeat(transaction, { tripId, attendeeId });
    if (!seat) throw new AppError('Seat.NotFound');
    await free(transaction, seat);
  });
}

/** As the office: takes the seat back and tells who had it. Throws `Seat.NotFound`, `Seat.Boarded`. */
export function unseatAttendee(db: Database, seatId: number, timeZone: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const seat = await holdSeat(transaction, { id: seatId });
    if (!seat) throw new AppError('Seat.NotFound');
    await free(transaction, seat);
    const trip = await holdTrip(transaction, seat.trip_id);
    if (trip)
      await tellPassengers(transaction, trip, [seat.attendee_id], {
        title: `乘车安排已取消：${trip.name}`,
        body: `${spokenTime(trip.departs_at, timeZone)} 从 ${trip.from_place} 出发的座位已取消，请联系会务。`,
      });
  });
}
