import type { Database } from '../../../platform/database/database.ts';
import { publishSeatHeld } from './publish-seat-held.ts';
import { countSeats, promoteWaiting } from './seat.repository.ts';

/** Minutes for which a freed seat is held for a waitlisted attendee, but not beyond the session's start. */
const holdMinutes = 60;

/** Passes unconfirmed and free seats to the next on the waitlist and notifies them. Requires the session's lock. */
export async function settleSeats(transaction: Database, conferenceId: number, sessionId: number): Promise<void> {
  const promoted = await promoteWaiting(transaction, sessionId, holdMinutes);
  await countSeats(transaction, sessionId);
  await publishSeatHeld(transaction, { conferenceId, sessionId, attendeeIds: promoted });
}
