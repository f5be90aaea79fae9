import type { TicketContext } from '../../../platform/http/request-context.ts';
import { changeSeat } from './change-seat.ts';
import { cancelSeat } from './seat.repository.ts';

/** Gives the seat or the place on the waiting list back; who has none changes nothing. Throws `ConferenceSession.NotFound`. */
export function returnSeat(context: TicketContext, sessionId: number, timeZone: string) {
  return changeSeat(context, sessionId, timeZone, (transaction) =>
    cancelSeat(transaction, sessionId, context.ticket.attendeeId),
  );
}
