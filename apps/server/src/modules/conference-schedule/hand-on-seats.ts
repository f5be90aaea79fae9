import { type Database, inTransaction } from '../../platform/database/database.ts';
import { findOverdueHolds, lockOffer } from './seat.repository.ts';
import { settleSeats } from './settle-seats.ts';

/** Hands on the seats that nobody confirmed in time, so that who waits hears of it without anybody asking. */
export async function handOnSeats(db: Database): Promise<void> {
  for (const { session_id: sessionId, conference_id: conferenceId } of await findOverdueHolds(db))
    await inTransaction(db, async (transaction) => {
      if (await lockOffer(transaction, { conferenceId, sessionId }))
        await settleSeats(transaction, conferenceId, sessionId);
    });
}
