import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { releaseSeats } from './release-seats.ts';
import { findGoneHolders, findOverdueHolds, lockOffer } from './seat.repository.ts';
import { settleSeats } from './settle-seats.ts';

/** Reassigns seats of attendees who no longer attend or did not confirm in time, so that the waitlist is notified without a request. */
export async function reassignExpiredSeats(db: Database): Promise<void> {
  for (const gone of await findGoneHolders(db)) await releaseSeats(db, gone);
  for (const { session_id: sessionId, conference_id: conferenceId } of await findOverdueHolds(db))
    await inTransaction(db, async (transaction) => {
      if (await lockOffer(transaction, { conferenceId, sessionId }))
        await settleSeats(transaction, conferenceId, sessionId);
    });
}
