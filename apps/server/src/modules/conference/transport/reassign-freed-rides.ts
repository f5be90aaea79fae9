import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { lockRide } from './lock-ride.ts';
import { findTripsWithGone } from './seat.repository.ts';

/** Releases the seats of attendees whose registration has ended, in rides that have not left. */
export async function reassignFreedRides(db: Database): Promise<void> {
  for (const id of await findTripsWithGone(db)) await inTransaction(db, (transaction) => lockRide(transaction, id));
}
