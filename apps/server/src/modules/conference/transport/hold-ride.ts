import type { Database } from '../../../platform/database/database.ts';
import { freeGoneSeats } from './seat.repository.ts';
import { tellTrip } from './tell-trip.ts';
import { isStillHere } from './trip.policy.ts';
import { holdTrip, type TripRow } from './trip.repository.ts';

/** As `holdTrip`; in a ride that has not left, the seats of those whose registration has ended are free again. */
export async function holdRide(transaction: Database, id: number): Promise<TripRow | undefined> {
  const trip = await holdTrip(transaction, id);
  if (!trip || !isStillHere(trip.state)) return trip;
  const freed = await freeGoneSeats(transaction, id);
  if (freed > 0) await tellTrip(transaction, trip);
  return { ...trip, taken: trip.taken - freed };
}
