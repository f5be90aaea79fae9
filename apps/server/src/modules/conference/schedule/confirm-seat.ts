import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { changeSeat } from './change-seat.ts';
import { confirmHeldSeat } from './seat.repository.ts';

/** Confirms the seat held for a waitlisted attendee. Throws `ConferenceSession.NotFound`, and `Seat.NotHeld` also after the deadline. */
export function confirmSeat(context: TicketContext, sessionId: number, timeZone: string) {
  return changeSeat(context, sessionId, timeZone, async (transaction) => {
    if (!(await confirmHeldSeat(transaction, sessionId, context.ticket.attendeeId))) throw new AppError('Seat.NotHeld');
  });
}
