import type { TicketHolder } from '../../../platform/http/request-context.ts';

/** Test attendee with what they show at the door. */
export interface StagePerson extends TicketHolder {
  ticketTypeId: number;
  code: string;
}
