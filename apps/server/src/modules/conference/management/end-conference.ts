import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { insertMessages, wakeAttendeeWork } from '../registration/index.ts';
import { deleteConferenceRow, markArchived, markCancelled, sendEverybodyHome } from './conference-state.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { oneConference, requireManaged } from './present-conference.ts';

/**
 * Cancels a conference that has not ended and notifies all registered attendees with the reason. Throws
 * `Conference.NotFound`, `.StateMismatch`.
 */
export function cancelConference(
  { jobs, timeZone }: ConferenceManagementDeps,
  { db, tenant }: SignedInContext,
  { id, reason }: { id: number; reason: string },
): Promise<ConferenceDraft> {
  return inTransaction(db, async (transaction) => {
    await requireManaged(transaction, id);
    if (!(await markCancelled(transaction, id, reason))) throw new AppError('Conference.StateMismatch');
    await insertMessages(transaction, await sendEverybodyHome(transaction, id), 'conferenceCancelled', reason);
    wakeAttendeeWork(jobs, transaction, tenant.schema);
    return oneConference(transaction, id, timeZone);
  });
}

/** Throws `Conference.NotFound`, `.StateMismatch` for one that is not over, or not in the archive. */
export function archiveConference(
  db: Database,
  { id, isArchived }: { id: number; isArchived: boolean },
  timeZone: string,
): Promise<ConferenceDraft> {
  return inTransaction(db, async (transaction) => {
    await requireManaged(transaction, id);
    if (!(await markArchived(transaction, id, isArchived))) throw new AppError('Conference.StateMismatch');
    return oneConference(transaction, id, timeZone);
  });
}

/** Throws `Conference.NotFound`, `.StateMismatch` for one that was published. */
export function deleteConference(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await requireManaged(transaction, id);
    if (!(await deleteConferenceRow(transaction, id))) throw new AppError('Conference.StateMismatch');
  });
}
