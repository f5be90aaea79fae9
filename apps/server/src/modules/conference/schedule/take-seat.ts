import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { changeSeat } from './change-seat.ts';
import { insertSeat } from './seat.repository.ts';

/**
 * Takes a seat or joins the waitlist. Idempotent. Throws `ConferenceSession.NotFound`, `Seat.NotOffered`,
 * `Seat.SessionCancelled` and `Seat.SessionOver`.
 */
export function takeSeat(context: TicketContext, sessionId: number, timeZone: string) {
  return changeSeat(context, sessionId, timeZone, async (transaction, offer) => {
    if (offer.state === 'cancelled') throw new AppError('Seat.SessionCancelled');
    if (offer.seat_limit === null) throw new AppError('Seat.NotOffered');
    if (offer.has_begun) throw new AppError('Seat.SessionOver');
    await insertSeat(transaction, sessionId, context.ticket.attendeeId);
  });
}
