import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { cancelSeat, findSessionsWithSeatOf, lockOffer } from './seat.repository.ts';
import { settleSeats } from './settle-seats.ts';

/** Releases all seats of an attendee who no longer attends; they go to the waitlist. */
export function releaseSeats(
  db: Database,
  { conferenceId, attendeeId }: { conferenceId: number; attendeeId: number },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const sessionId of await findSessionsWithSeatOf(transaction, attendeeId)) {
      if (!(await lockOffer(transaction, { conferenceId, sessionId }))) continue;
      await cancelSeat(transaction, sessionId, attendeeId);
      await settleSeats(transaction, conferenceId, sessionId);
    }
  });
}
