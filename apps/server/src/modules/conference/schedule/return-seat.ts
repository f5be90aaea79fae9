import type { TicketContext } from '../../../platform/http/request-context.ts';
import { changeSeat } from './change-seat.ts';
import { cancelSeat } from './seat.repository.ts';

/** Releases the seat or the place on the waitlist, if there is one. Throws `ConferenceSession.NotFound`. */
export function returnSeat(context: TicketContext, sessionId: number, timeZone: string) {
  return changeSeat(context, sessionId, timeZone, (transaction) =>
    cancelSeat(transaction, sessionId, context.ticket.attendeeId),
  );
}
