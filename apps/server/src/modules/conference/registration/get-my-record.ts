import type { AttendeeRecord } from '@tuyuan/contract/conference/user-mobile.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { formatTicketCode } from '@tuyuan/format/ticket-code.ts';
import { ticketLink } from '@tuyuan/format/ticket-link.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { presentRecord } from './record.presenter.ts';
import { findLastRequests, findRecord, type RecordRow } from './record.repository.ts';
import { openTicketSecrets } from './ticket-secrets.ts';

/** Returns the ticket holder's record with the form for their ticket type. Throws `Attendee.NotFound` if it was deleted since. */
export async function ownRecordRow({ timeZone }: ConferenceDeps, { db, ticket }: TicketContext): Promise<RecordRow> {
  const row = await orThrow(findRecord(db, ticket.attendeeId, timeZone), 'Attendee.NotFound');
  return { ...row, form: askedOfTicketType(row.form, row.ticket_type_id) };
}

export async function getMyRecord(deps: ConferenceDeps, context: TicketContext): Promise<AttendeeRecord> {
  const row = await ownRecordRow(deps, context);
  const requests = await findLastRequests(context.db, row.id);
  const secrets = row.sealed && openTicketSecrets(deps.box, row.sealed);
  return presentRecord({
    row,
    requests,
    timeZone: deps.timeZone,
    ticketCode: secrets ? formatTicketCode(secrets.code) : '',
    ticketLink: secrets ? ticketLink(deps.siteAddress ?? context.origin, row.conference_id, secrets.qr) : '',
  });
}
