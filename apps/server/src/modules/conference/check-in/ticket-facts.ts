import type { TicketFacts } from '@tuyuan/format/check-in/decide-scan.ts';
import type { TicketCopy } from './ticket-copy.repository.ts';

/** Returns the ticket in the form the rules take, as it was at `at` (milliseconds since 1970), which may be before its revocation. */
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
