import type { MySignPoint } from '@tuyuan/contract/conference/ticket-pass.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { presentMySignPoint } from './my-sign-point.presenter.ts';
import { readOwnAdmissions } from './my-sign-point.repository.ts';
import { readSignPoints } from './sign-point.repository.ts';
import { findTicket } from './ticket-copy.repository.ts';

/** Returns where this ticket may sign in; meals and gifts are vouchers instead. */
export async function listMySignPoints(
  { db, ticket: holder }: TicketContext,
  timeZone: string,
): Promise<MySignPoint[]> {
  const [points, admissions, ticket] = await Promise.all([
    readSignPoints(db, holder.conferenceId),
    readOwnAdmissions(db, holder.ticketId),
    findTicket(db, holder.ticketId),
  ]);
  const now = new Date();
  return points
    .filter(
      (point) =>
        ticket &&
        point.is_active &&
        point.portions === null &&
        (point.user_types.length === 0 || point.user_types.includes(ticket.userType)) &&
        (point.ticket_type_ids.length === 0 || point.ticket_type_ids.includes(ticket.ticketTypeId)) &&
        (point.seat_of_session === null || ticket.seats.includes(point.seat_of_session)),
    )
    .map((point) => presentMySignPoint(point, admissions, now, timeZone));
}
