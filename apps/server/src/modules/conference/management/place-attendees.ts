import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { placeAttendees as endpoint } from '@tuyuan/contract/conference/attendee-actions.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { assertNotEnded, publishAttendeeChanged, storePlacements } from '../registration/index.ts';
import { bulkRows } from './bulk-rows.ts';
import { findManagedAttendee } from './managed-attendee.repository.ts';
import { lockAttending } from './placed-attendee.repository.ts';

/** Cancels attendees whose registration has not ended. */
export function placeAttendees(
  { db }: SignedInContext,
  { ids, ...placement }: InputOf<typeof endpoint>,
): Promise<BulkResult> {
  return bulkRows(db, ids, async (transaction, id) => {
    if (!(await findManagedAttendee(transaction, id))) throw new AppError('Attendee.NotFound');
    await assertNotEnded(transaction, { attendeeId: id });
    if (!(await lockAttending(transaction, [id]))) throw new AppError('Attendee.StateMismatch');
    await storePlacements(transaction, [{ id, ...placement }]);
    await publishAttendeeChanged(transaction, id);
  });
}
