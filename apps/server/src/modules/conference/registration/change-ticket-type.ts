import type { AttendeeState } from '@tuyuan/contract/conference/conference-fields.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { assertNotEnded } from './assert-not-ended.ts';
import { fillPlaces } from './fill-places.ts';
import { freePlace, lockPlaces, takePlace } from './place.repository.ts';
import { findTicketTypeOf, isWaitingInVain, lockAttendee, storeTicketType } from './ticket-type-change.repository.ts';

/** One who has to pay first keeps the type of the order. */
const changeable: ReadonlySet<AttendeeState> = new Set(['applied', 'waitlisted', 'ticketed']);

/**
 * Changes an attendee's ticket type: takes a place in the new type and gives the old one to its waitlist. A waitlisted
 * attendee gets a place in the new type, or joins its waitlist. Does nothing if they already have the type. Throws
 * `Attendee.NotFound`, `.StateMismatch`, `TicketType.NotFound`, `Conference.Full`, and the same as `assertNotEnded`.
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
  const standing = await orThrow(lockAttendee(transaction, attendeeId), 'Attendee.NotFound');
  // Changed concurrently, unpaid, or the registration has ended.
  if (standing.ticket_type_id !== seen || !changeable.has(standing.state)) throw new AppError('Attendee.StateMismatch');
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
