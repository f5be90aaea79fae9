import type { AttendeeState } from '@tuyuan/contract/conference/conference-fields.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { assertNotEnded } from './assert-not-ended.ts';
import { insertMessages } from './attendee-message.repository.ts';
import { fillPlaces } from './fill-places.ts';
import { freePlace, lockPlaces } from './place.repository.ts';
import { endRegistrations } from './registration.repository.ts';
import { findTicketTypeOf } from './ticket-type-change.repository.ts';

interface Ending {
  id: number;
  state: 'cancelled' | 'rejected';
  reason: string;
  /** States from which it may end. */
  from: readonly AttendeeState[];
}

/**
 * Ends a registration, notifies the attendee and promotes from the waitlist. Throws `Attendee.NotFound`,
 * `.StateMismatch`, and the same as `assertNotEnded`.
 */
export async function endRegistration(transaction: Database, box: SecretBox, ending: Ending): Promise<void> {
  const typeId = await findTicketTypeOf(transaction, ending.id);
  if (typeId === null) throw new AppError('Attendee.NotFound');
  await assertNotEnded(transaction, { attendeeId: ending.id });
  await lockPlaces(transaction, [typeId]);
  const [ended] = await endRegistrations(transaction, [ending.id], ending);
  if (ended?.ticket_type_id !== typeId) throw new AppError('Attendee.StateMismatch');
  await insertMessages(transaction, [ending.id], ending.state, ending.reason);
  if (!ended.had_place) return;
  await freePlace(transaction, typeId);
  await fillPlaces(transaction, box, typeId);
}
