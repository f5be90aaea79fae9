import type { TicketFacts } from '@tuyuan/format/check-in/decide-scan.ts';
import type { TicketCopy } from './ticket-copy.repository.ts';

/** As the rule takes them: what the ticket was at `at` (milliseconds since 1970), which may be before it was revoked. */
export function factsOf(ticket: TicketCopy, at: number): TicketFacts {
  return {
    conferenceId: ticket.conferenceId,
    isRevoked: ticket.revokedAt !== null && ticket.revokedAt.getTime() <= at,
    isCancelled: ticket.isCancelled,
    userType: ticket.userType,
    ticketTypeId: ticket.ticketTypeId,
    seats: ticket.seats,
  };
}
