import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { releaseSeats } from './release-seats.ts';
import { findGoneHolders, findOverdueHolds, lockOffer } from './seat.repository.ts';
import { settleSeats } from './settle-seats.ts';

/** Hands on the seats of those who no longer come or did not confirm in time, so that who waits hears of it without anybody asking. */
export async function reassignExpiredSeats(db: Database): Promise<void> {
  for (const gone of await findGoneHolders(db)) await releaseSeats(db, gone);
  for (const { session_id: sessionId, conference_id: conferenceId } of await findOverdueHolds(db))
    await inTransaction(db, async (transaction) => {
      if (await lockOffer(transaction, { conferenceId, sessionId }))
        await settleSeats(transaction, conferenceId, sessionId);
    });
}
