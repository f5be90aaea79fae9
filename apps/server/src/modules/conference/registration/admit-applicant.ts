import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { assertNotEnded } from './assert-not-ended.ts';
import { giveTicket, putOnWaitlist, sharePlaces, takePlace } from './place.repository.ts';
import { keepTicketSecrets, newTicketSecrets } from './ticket-secrets.ts';
import { findTicketTypeOf, lockAttendee } from './ticket-type-change.repository.ts';

/**
 * Gives an applicant a ticket while there are places, else puts them at the end of the waitlist. Throws
 * `Attendee.NotFound`, `.StateMismatch`, `Conference.Full` without a waitlist, and the same as `assertNotEnded`.
 */
export async function admitApplicant(transaction: Database, box: SecretBox, attendeeId: number): Promise<void> {
  const typeId = await findTicketTypeOf(transaction, attendeeId);
  if (typeId === null) throw new AppError('Attendee.NotFound');
  await assertNotEnded(transaction, { attendeeId });
  await sharePlaces(transaction, typeId);
  const standing = await lockAttendee(transaction, attendeeId);
  if (standing?.state !== 'applied' || standing.ticket_type_id !== typeId) throw new AppError('Attendee.StateMismatch');
  if (await takePlace(transaction, typeId)) {
    await giveTicket(transaction, attendeeId, keepTicketSecrets(box, newTicketSecrets()), 'ticketed');
    return;
  }
  if (!(await putOnWaitlist(transaction, attendeeId))) throw new AppError('Conference.Full');
}
