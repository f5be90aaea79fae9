import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { assertNotEnded } from './assert-not-ended.ts';
import { fillPlaces } from './fill-places.ts';
import { freePlace, lockPlaces, takePlace } from './place.repository.ts';
import { findTicketTypeOf, isWaitingInVain, lockAttendee, storeTicketType } from './ticket-type-change.repository.ts';

/**
 * Gives an attendee another type of ticket: a place is taken there, and the one before goes to who waits for it. Who waits comes in
 * where the other type has a place, else he waits for one of that. Does nothing where he has it already. Throws `Attendee.NotFound`,
 * `.StateMismatch`, `TicketType.NotFound`, `Conference.Full`, and as `assertNotEnded`.
 */
export async function changeTicketType(
  transaction: Database,
  box: SecretBox,
  { attendeeId, ticketTypeId }: { attendeeId: number; ticketTypeId: number },
): Promise<void> {
  const seen = await findTicketTypeOf(transaction, attendeeId);
  if (seen === null) throw new AppError('Attendee.NotFound');
  if (seen === ticketTypeId) return;
  await assertNotEnded(transaction, { attendeeId });
  await lockPlaces(transaction, [seen, ticketTypeId]);
  const standing = await lockAttendee(transaction, attendeeId);
  if (!standing) throw new AppError('Attendee.NotFound');
  // Changed meanwhile, or a registration that is over.
  if (standing.ticket_type_id !== seen || standing.state === 'rejected' || standing.state === 'cancelled')
    throw new AppError('Attendee.StateMismatch');
  if (!(await storeTicketType(transaction, attendeeId, ticketTypeId))) throw new AppError('TicketType.NotFound');
  if (standing.state === 'waitlisted') {
    await fillPlaces(transaction, box, ticketTypeId);
    if (await isWaitingInVain(transaction, attendeeId)) throw new AppError('Conference.Full');
  }
  if (standing.state !== 'ticketed') return;
  if (!(await takePlace(transaction, ticketTypeId))) throw new AppError('Conference.Full');
  await freePlace(transaction, seen);
  await fillPlaces(transaction, box, seen);
}
