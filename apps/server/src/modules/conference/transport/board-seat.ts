import type { boardSeat as endpoint } from '@tuyuan/contract/conference/transport.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { publishTrip } from './publish-trip.ts';
import { lockSeat, markBoarded, unmarkBoarded } from './seat.repository.ts';
import { isStillHere } from './trip.policy.ts';
import { lockTrip, setTripState } from './trip.repository.ts';

interface Boarding {
  tripId: number;
  code: string;
  seatId: number | null;
}

/**
 * Boards a passenger; a repeated call returns the first time. The first passenger starts boarding. Throws
 * `Trip.NotFound`, `Trip.Gone`, `Seat.NotFound`, `Seat.OtherTrip`.
 */
export function boardSeat(
  db: Database,
  { conferenceId, attendeeId }: TicketHolder,
  { tripId, code, seatId }: Boarding,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(db, async (transaction) => {
    const trip = await lockTrip(transaction, tripId);
    if (!trip || trip.conference_id !== conferenceId) throw new AppError('Trip.NotFound');
    const seat = await lockSeat(transaction, seatId === null ? { code } : { id: seatId });
    if (!seat || seat.conference_id !== conferenceId) throw new AppError('Seat.NotFound');
    if (seat.trip_id !== tripId) throw new AppError('Seat.OtherTrip');
    const answer = { name: seat.name, seatNo: seat.seat_no };
    if (seat.boarded_at) {
      const boardedAt = toWireDate(seat.boarded_at, timeZone);
      return { ...answer, boardedAt, isRepeat: true, boarded: trip.boarded };
    }
    if (!seat.has_ticket) throw new AppError('Seat.NotFound');
    if (!isStillHere(trip.state)) throw new AppError('Trip.Gone');
    if (trip.state === 'planned') await setTripState(transaction, tripId, 'boarding');
    const boardedAt = toWireDate(await markBoarded(transaction, seat.id, attendeeId), timeZone);
    await publishTrip(transaction, trip);
    return { ...answer, boardedAt, isRepeat: false, boarded: trip.boarded + 1 };
  });
}

/** Takes a boarding back; one that is not there changes nothing. Throws `Seat.NotFound`, `Trip.Gone` once the ride is gone. */
export function unboardSeat(db: Database, { conferenceId }: TicketHolder, seatId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const seat = await lockSeat(transaction, { id: seatId });
    if (!seat || seat.conference_id !== conferenceId) throw new AppError('Seat.NotFound');
    const trip = await lockTrip(transaction, seat.trip_id);
    if (!trip || !isStillHere(trip.state)) throw new AppError('Trip.Gone');
    if (seat.state !== 'boarded') return;
    await unmarkBoarded(transaction, seatId);
    await publishTrip(transaction, trip);
  });
}
