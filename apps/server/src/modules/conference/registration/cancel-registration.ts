import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { lockClosingState } from './conference-state.repository.ts';
import { fillPlaces } from './fill-places.ts';
import { freePlace, lockPlaces } from './place.repository.ts';
import { endRegistrations, findOwnStanding, standingStates } from './registration.repository.ts';
import { wakeAttendeeWork } from './wake-attendee-work.ts';

/**
 * Cancels the caller's registration and promotes the first on the waitlist; what was paid goes back. Throws
 * `Registration.NotFound`, `.NotCancellable`, `.RefundOver` for a paid ticket after its days of refund, and `.StateMismatch` if the office changed the ticket type concurrently.
 */
export async function cancelRegistration(
  { box, jobs }: ConferenceDeps,
  { db, actor, tenant }: SignedInContext,
  conferenceId: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const standing = await orThrow(findOwnStanding(transaction, actor.id, conferenceId), 'Registration.NotFound');
    if (!standing.is_open) throw new AppError('Registration.NotCancellable');
    if (!standing.is_refundable) throw new AppError('Registration.RefundOver');
    // Lock the conference: a cancellation after this sees the promoted attendee and notifies them too.
    await lockClosingState(transaction, { conferenceId });
    await lockPlaces(transaction, [standing.ticket_type_id]);
    const [ended] = await endRegistrations(transaction, [standing.id], {
      state: 'cancelled',
      reason: '',
      from: standingStates,
    });
    // The registration was ended concurrently.
    if (!ended) throw new AppError('Registration.NotFound');
    // Only the places of the previous ticket type are locked.
    if (ended.ticket_type_id !== standing.ticket_type_id) throw new AppError('Registration.StateMismatch');
    wakeAttendeeWork(jobs, transaction, tenant.schema);
    if (!ended.had_place) return;
    await freePlace(transaction, ended.ticket_type_id);
    await fillPlaces(transaction, box, ended.ticket_type_id);
  });
}
