import type { Database } from '../../../platform/database/database.ts';
import { publishSeatHeld } from './publish-seat-held.ts';
import { countSeats, promoteWaiting } from './seat.repository.ts';

/** How long a seat that came free is kept for who waited; never beyond the session's beginning. */
const holdMinutes = 60;

/**
 * Under the session's lock: what nobody confirmed in time goes on to the next who waits, and so does every free seat. Whoever gets
 * one is told.
 */
export async function settleSeats(transaction: Database, conferenceId: number, sessionId: number): Promise<void> {
  const promoted = await promoteWaiting(transaction, sessionId, holdMinutes);
  await countSeats(transaction, sessionId);
  await publishSeatHeld(transaction, { conferenceId, sessionId, attendeeIds: promoted });
}
