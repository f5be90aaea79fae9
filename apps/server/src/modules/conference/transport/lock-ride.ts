import type { Database } from '../../../platform/database/database.ts';
import { publishTrip } from './publish-trip.ts';
import { freeGoneSeats } from './seat.repository.ts';
import { isStillHere } from './trip.policy.ts';
import { lockTrip, type TripRow } from './trip.repository.ts';

/** As `lockTrip`; in a ride that has not left, the seats of those whose registration has ended are free again. */
export async function lockRide(transaction: Database, id: number): Promise<TripRow | undefined> {
  const trip = await lockTrip(transaction, id);
  if (!trip || !isStillHere(trip.state)) return trip;
  const freed = await freeGoneSeats(transaction, id);
  if (freed > 0) await publishTrip(transaction, trip);
  return { ...trip, taken: trip.taken - freed };
}
