import { AppError } from '@tuyuan/errors/app-error.ts';
import { formatTicketCode } from '@tuyuan/format/ticket-code.ts';
import type { Database } from '../../../platform/database/database.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { assertNotCancelled } from './assert-not-ended.ts';
import { insertMessages } from './attendee-message.repository.ts';
import { insertTicket, voidTicket } from './ticket-issue.repository.ts';
import { keepTicketSecrets, newTicketSecrets } from './ticket-secrets.ts';
import { lockAttendee } from './ticket-type-change.repository.ts';

/** Revokes a ticket immediately. Throws `Attendee.NotFound`, and `Ticket.NotFound` if there is no valid one. */
export async function revokeTicket(
  transaction: Database,
  { attendeeId, reason }: { attendeeId: number; reason: string },
): Promise<void> {
  if (!(await lockAttendee(transaction, attendeeId))) throw new AppError('Attendee.NotFound');
  if (!(await voidTicket(transaction, attendeeId, reason))) throw new AppError('Ticket.NotFound');
}

/**
 * Issues and sends a new ticket; a valid old one is revoked. Returns the code as typed. Throws `Attendee.NotFound`,
 * `.StateMismatch` for an attendee who may not have one, `Conference.Cancelled`.
 */
export async function reissueTicket(
  transaction: Database,
  box: SecretBox,
  { attendeeId, reason }: { attendeeId: number; reason: string },
): Promise<string> {
  await assertNotCancelled(transaction, { attendeeId });
  if (!(await lockAttendee(transaction, attendeeId))) throw new AppError('Attendee.NotFound');
  await voidTicket(transaction, attendeeId, reason);
  const secrets = newTicketSecrets();
  if (!(await insertTicket(transaction, attendeeId, keepTicketSecrets(box, secrets))))
    throw new AppError('Attendee.StateMismatch');
  await insertMessages(transaction, [attendeeId], 'reissued');
  return formatTicketCode(secrets.code);
}

const perDay = 5;
const daySeconds = 86_400;

/** Has the link of a ticket sent once more, five times a day at most. Throws `Request.TooMany`, `Conference.Cancelled`. */
export async function resendTicket(transaction: Database, attendeeId: number): Promise<void> {
  await assertNotCancelled(transaction, { attendeeId });
  const quota = { key: `ticket-resend:${attendeeId}`, limit: perDay, seconds: daySeconds };
  const retryAfter = await takeQuota(transaction, quota);
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  await insertMessages(transaction, [attendeeId], 'resent');
}
