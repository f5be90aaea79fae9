import type { TicketPass } from '@tuyuan/contract/conference/ticket-pass.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { openTicketSecrets } from '../registration/index.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { findPass } from './pass.repository.ts';

export async function getPass(
  { ticketBox, timeZone }: CheckInDeps,
  { db, ticket: holder }: TicketContext,
): Promise<TicketPass> {
  const row = await orThrow(findPass(db, holder.ticketId), 'Ticket.SessionRequired');
  const wire = (at: Date) => toWireDate(at, timeZone);
  return {
    conference: {
      id: holder.conferenceId,
      title: row.title,
      startTime: wire(row.start_time),
      endTime: wire(row.end_time),
      officePhone: row.office_phone,
      isOver: row.is_over,
    },
    attendeeId: holder.attendeeId,
    name: row.name,
    company: row.company,
    userType: row.user_type,
    ticketTypeName: row.ticket_type_name,
    hall: row.hall,
    seat: row.seat,
    code: openTicketSecrets(ticketBox, row.sealed)?.code ?? '',
    admitted: row.admitted_at && {
      at: wire(row.admitted_at),
      gate: row.gate ?? '',
      pointName: row.point_name ?? '',
    },
    phones: row.phones,
    serverTime: Date.now(),
  };
}
