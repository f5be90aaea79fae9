import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { lockClosingState } from './conference-state.repository.ts';
import { fillPlaces } from './fill-places.ts';
import { freePlace, lockPlaces } from './place.repository.ts';
import { endRegistrations, findOwnStanding } from './registration.repository.ts';
import { wakeMessages } from './send-attendee-messages.ts';

/**
 * Cancels the caller's registration and promotes the first on the waitlist. Throws `Registration.NotFound`,
 * `.NotCancellable`, and `.StateMismatch` if the office changed the ticket type concurrently.
 */
export async function cancelRegistration(
  { box, jobs }: ConferenceDeps,
  { db, actor, tenant }: SignedInContext,
  conferenceId: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const standing = await orThrow(findOwnStanding(transaction, actor.id, conferenceId), 'Registration.NotFound');
    if (!standing.is_open) throw new AppError('Registration.NotCancellable');
    // Lock the conference: a cancellation after this sees the promoted attendee and notifies them too.
    await lockClosingState(transaction, { conferenceId });
    await lockPlaces(transaction, [standing.ticket_type_id]);
    const [ended] = await endRegistrations(transaction, [standing.id], {
      state: 'cancelled',
      reason: '',
      from: ['applied', 'waitlisted', 'ticketed'],
    });
    // The registration was ended concurrently.
    if (!ended) throw new AppError('Registration.NotFound');
    // Only the places of the previous ticket type are locked.
    if (ended.ticket_type_id !== standing.ticket_type_id) throw new AppError('Registration.StateMismatch');
    if (!ended.had_place) return;
    await freePlace(transaction, ended.ticket_type_id);
    await fillPlaces(transaction, box, ended.ticket_type_id);
    wakeMessages(jobs, transaction, tenant.schema);
  });
}
