import type { Database } from '../../../platform/database/database.ts';
import { publishTrip } from './publish-trip.ts';
import { freeGoneSeats } from './seat.repository.ts';
import { isStillHere } from './trip.policy.ts';
import { lockTrip, type TripRow } from './trip.repository.ts';

/** Same as `lockTrip`; in a ride that has not left, also releases the seats of attendees whose registration has ended. */
export async function lockRide(transaction: Database, id: number): Promise<TripRow | undefined> {
  const trip = await lockTrip(transaction, id);
  if (!trip || !isStillHere(trip.state)) return trip;
  const freed = await freeGoneSeats(transaction, id);
  if (freed > 0) await publishTrip(transaction, trip);
  return { ...trip, taken: trip.taken - freed };
}
