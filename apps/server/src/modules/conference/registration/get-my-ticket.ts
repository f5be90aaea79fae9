import type { OwnTicket } from '@tuyuan/contract/conference/conference-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { formatTicketCode } from '@tuyuan/format/ticket-code.ts';
import { ticketLink } from '@tuyuan/format/ticket-link.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { findOwnTicket } from './own-ticket.repository.ts';
import { openTicketSecrets } from './ticket-secrets.ts';

/** Throws `Ticket.NotFound`. */
export async function getMyTicket(
  { box, siteAddress, timeZone }: ConferenceDeps,
  { db, actor, origin }: SignedInContext,
  conferenceId: number,
): Promise<OwnTicket> {
  const row = await findOwnTicket(db, actor.id, conferenceId);
  const secrets = row && openTicketSecrets(box, row.sealed);
  if (!row || !secrets) throw new AppError('Ticket.NotFound');
  const { code, qr } = secrets;
  return {
    conferenceId,
    title: row.title,
    name: row.name,
    ticketTypeName: row.ticket_type_name,
    userType: row.user_type,
    hall: row.hall,
    seat: row.seat,
    code: formatTicketCode(code),
    link: ticketLink(siteAddress ?? origin, conferenceId, qr),
    issuedAt: toWireDate(row.issued_at, timeZone),
  };
}
