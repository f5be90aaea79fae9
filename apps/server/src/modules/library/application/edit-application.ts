import type { ApplicationState } from '@tuyuan/contract/library/photographer-application.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { isActivePhotographer, lockOpenApplication, type OpenApplication } from './open-application.repository.ts';

/** States in which the applicant changes everything. */
export const editableStates: readonly ApplicationState[] = ['draft', 'rejected', 'withdrawn'];

/**
 * Changes the caller's open application, one change at a time. Throws `Photographer.Already`, and `Application.StateMismatch` in
 * another state.
 */
export function editApplication<Result>(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  states: readonly ApplicationState[],
  work: (transaction: Database, application: OpenApplication) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    if (await isActivePhotographer(transaction, actor.id)) throw new AppError('Photographer.Already');
    const application = await orThrow(lockOpenApplication(transaction, actor.id), 'Application.StateMismatch');
    if (!states.includes(application.state)) throw new AppError('Application.StateMismatch');
    return work(transaction, application);
  });
}

const picturesPerHour = 60;

/** Throws `Request.TooMany`. */
export async function takePictureQuota({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>): Promise<void> {
  const quota = { key: `application:${actor.id}`, limit: picturesPerHour, seconds: 3600 };
  const retryAfter = await takeQuota(db, quota);
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
}
