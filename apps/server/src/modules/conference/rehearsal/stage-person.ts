import type { TicketHolder } from '../../../platform/http/request-context.ts';

/** Somebody made up, with what he shows at the door. */
export interface StagePerson extends TicketHolder {
  ticketTypeId: number;
  code: string;
}
