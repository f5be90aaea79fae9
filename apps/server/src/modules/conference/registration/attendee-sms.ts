import { ticketLink } from '@tuyuan/format/ticket-link.ts';
import type { SmsMessage } from '../../account/index.ts';
import type { DueMessage, MessageKind } from './attendee-message.repository.ts';
import { attendeeMessageState } from './attendee-message-state.ts';
import { attendeeMessageText } from './attendee-message-text.ts';
import type { TicketSecrets } from './ticket-secrets.ts';

const bringTicket: ReadonlySet<MessageKind> = new Set(['ticketed', 'promoted', 'reissued', 'resent']);

/**
 * Returns a message as text, and as values for a provider's templates: these use the ticket's typed code, because they
 * accept no address.
 */
export function attendeeSms(
  { kind, title, detail, phone, conference_id: conferenceId }: DueMessage,
  secrets: TicketSecrets | null,
  siteAddress: string,
): SmsMessage {
  const link = secrets ? ticketLink(siteAddress, conferenceId, secrets.qr) : '';
  const words =
    secrets && bringTicket.has(kind) ? { ticket: secrets.code } : { state: attendeeMessageState(kind, detail) };
  return {
    phone,
    purpose: 'conferenceNotice',
    code: null,
    conference: { name: title, ...words },
    text: attendeeMessageText(kind, { title, detail, link }),
  };
}
