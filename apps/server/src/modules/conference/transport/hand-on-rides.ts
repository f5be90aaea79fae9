import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { holdRide } from './hold-ride.ts';
import { findTripsWithGone } from './seat.repository.ts';

/** Frees the seats of those whose registration has ended, in rides that have not left. */
export async function handOnRides(db: Database): Promise<void> {
  for (const id of await findTripsWithGone(db)) await inTransaction(db, (transaction) => holdRide(transaction, id));
}
