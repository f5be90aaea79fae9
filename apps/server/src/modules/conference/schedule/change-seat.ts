import type { takeSeat as takeSeatEndpoint } from '@tuyuan/contract/conference/calendar.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { presentSeat } from './seat.presenter.ts';
import { countSeats, lockOffer, type Offer, readSeatsOf } from './seat.repository.ts';
import { settleSeats } from './settle-seats.ts';

type SeatAnswer = OutputOf<typeof takeSeatEndpoint>;

/**
 * Changes the holder's seat under the session's lock; seats freed before or by the change go to the waitlist. Throws
 * `ConferenceSession.NotFound`.
 */
export function changeSeat(
  { db, ticket: { conferenceId, attendeeId } }: Pick<TicketContext, 'db' | 'ticket'>,
  sessionId: number,
  timeZone: string,
  change: (transaction: Database, offer: Offer) => Promise<void>,
): Promise<SeatAnswer> {
  return inTransaction(db, async (transaction) => {
    const offer = await orThrow(lockOffer(transaction, { conferenceId, sessionId }), 'ConferenceSession.NotFound');
    await settleSeats(transaction, conferenceId, sessionId);
    await change(transaction, offer);
    await settleSeats(transaction, conferenceId, sessionId);
    const seat = (await readSeatsOf(transaction, attendeeId)).find((row) => row.session_id === sessionId);
    return { seat: seat ? presentSeat(seat, timeZone) : null, seatsTaken: await countSeats(transaction, sessionId) };
  });
}
