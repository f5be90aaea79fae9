import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ConferenceOf, lockClosingState } from './conference-state.repository.ts';

/**
 * Locks the conference against cancellation until the transaction ends, for changes to registrations. Throws
 * `Conference.Cancelled`, and `Conference.Over` for one that ended or is archived; a missing conference is left to the
 * caller.
 */
export async function assertNotEnded(transaction: Database, of: ConferenceOf): Promise<void> {
  const closing = await lockClosingState(transaction, of);
  if (closing !== null) throw new AppError(closing);
}

/** Same as `assertNotEnded`, for tickets of registered attendees, which stay useful for reading after the end. */
export async function assertNotCancelled(transaction: Database, of: ConferenceOf): Promise<void> {
  if ((await lockClosingState(transaction, of)) === 'Conference.Cancelled') throw new AppError('Conference.Cancelled');
}
