import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ConferenceOf, lockClosingState } from './conference-state.repository.ts';

/**
 * For what changes who comes: until the transaction ends nobody cancels the conference. Throws `Conference.Cancelled`, and
 * `Conference.Over` for one that ended or is in the archive; what is not there is the caller's to tell.
 */
export async function assertNotEnded(transaction: Database, of: ConferenceOf): Promise<void> {
  const closing = await lockClosingState(transaction, of);
  if (closing !== null) throw new AppError(closing);
}

/** As `assertNotEnded`, for a ticket of who is registered: after the end it still opens what there is to read. */
export async function assertNotCancelled(transaction: Database, of: ConferenceOf): Promise<void> {
  if ((await lockClosingState(transaction, of)) === 'Conference.Cancelled') throw new AppError('Conference.Cancelled');
}
