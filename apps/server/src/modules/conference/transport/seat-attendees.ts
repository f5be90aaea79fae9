import { randomBytes } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { lockRide } from './lock-ride.ts';
import { publishToPassengers, publishTrip, spokenTime } from './publish-trip.ts';
import { findHolders, findSeats, insertSeats } from './seat.repository.ts';
import { isStillHere } from './trip.policy.ts';
import type { TripRow } from './trip.repository.ts';

/**
 * Assigns seats to all of the attendees or to none, under the ride's lock; existing seats are kept. Returns the newly
 * seated attendees. Throws `Attendee.NotFound`, `Trip.Gone`, `Trip.Full`.
 */
async function seat(transaction: Database, trip: TripRow, attendeeIds: readonly number[]): Promise<number[]> {
  if (!isStillHere(trip.state)) throw new AppError('Trip.Gone');
  const wanted = [...new Set(attendeeIds)];
  const holders = await findHolders(transaction, trip.conference_id, wanted);
  if (holders.length < wanted.length) throw new AppError('Attendee.NotFound');
  const seated = new Set((await findSeats(transaction, trip.id)).map(({ attendee_id }) => attendee_id));
  const fresh = wanted.filter((id) => !seated.has(id));
  if (trip.taken + fresh.length > trip.capacity) throw new AppError('Trip.Full');
  if (fresh.length === 0) return [];
  await insertSeats(
    transaction,
    trip.id,
    fresh.map((attendeeId) => ({ attendeeId, code: randomBytes(16).toString('base64url') })),
  );
  await publishTrip(transaction, trip);
  return fresh;
}

/** Assigns seats for the office and notifies the passengers; returns how many are new. Throws `Trip.NotFound` and the same as `seat`. */
export function seatAttendees(
  db: Database,
  tripId: number,
  attendeeIds: readonly number[],
  timeZone: string,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const trip = await orThrow(lockRide(transaction, tripId), 'Trip.NotFound');
    const fresh = await seat(transaction, trip, attendeeIds);
    await publishToPassengers(transaction, trip, fresh, {
      title: `已为你安排乘车：${trip.name}`,
      body: `${spokenTime(trip.departs_at, timeZone)} 从 ${trip.from_place} 到 ${trip.to_place}。`,
    });
    return fresh.length;
  });
}

/** Takes a free seat for the attendee and returns its number. Throws `Trip.NotFound`, `Trip.NotOpen` and the same as `seat`. */
export function takeTripSeat(
  db: Database,
  { conferenceId, attendeeId }: { conferenceId: number; attendeeId: number },
  tripId: number,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const trip = await lockRide(transaction, tripId);
    if (!trip || trip.conference_id !== conferenceId) throw new AppError('Trip.NotFound');
    const held = (await findSeats(transaction, tripId)).find(({ attendee_id }) => attendee_id === attendeeId);
    if (held) return held.seat_no;
    if (!trip.is_open) throw new AppError('Trip.NotOpen');
    await seat(transaction, trip, [attendeeId]);
    const taken = (await findSeats(transaction, tripId)).find(({ attendee_id }) => attendee_id === attendeeId);
    if (!taken) throw new Error('a seat just given is gone');
    return taken.seat_no;
  });
}
