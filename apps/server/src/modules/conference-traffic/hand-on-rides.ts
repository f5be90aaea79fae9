import { type Database, inTransaction } from '../../platform/database/database.ts';
import { findTripsWithGone, freeGoneSeats } from './seat.repository.ts';
import { tellTrip } from './tell-trip.ts';
import { isStillHere } from './trip.policy.ts';
import { holdTrip } from './trip.repository.ts';

/** Frees the seats of those whose registration has ended, in rides that have not left. */
export async function handOnRides(db: Database): Promise<void> {
  for (const id of await findTripsWithGone(db))
    await inTransaction(db, async (transaction) => {
      const trip = await holdTrip(transaction, id);
      if (!trip || !isStillHere(trip.state)) return;
      if ((await freeGoneSeats(transaction, id)) > 0) await tellTrip(transaction, trip);
    });
}
