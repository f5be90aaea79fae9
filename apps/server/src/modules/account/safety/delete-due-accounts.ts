import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { deleteMiscPicture } from '../../site/index.ts';
import { accountDeleting, anonymiseUsers, governUsers } from '../identity/index.ts';
import { findDueDeletions, lockDueDeletion } from './account-deletion.repository.ts';
import type { AccountSafetyDeps } from './account-safety-deps.ts';

type DeletionDeps = Pick<AccountSafetyDeps, 'storage' | 'events'>;

/** Anonymises the accounts whose grace period is over, including those that fell due while no process ran. */
export async function deleteDueAccounts(
  { storage, events }: DeletionDeps,
  db: Database,
  schema: string,
): Promise<void> {
  for (const userId of await findDueDeletions(db)) {
    const keys = await governUsers(db, async (transaction) => {
      if (!(await lockDueDeletion(transaction, userId))) return [];
      await events.publish({ transaction, schema }, accountDeleting, { userId });
      return anonymiseUsers(transaction, [userId]);
    }).catch(keepLastAdministrator);
    for (const key of keys) await deleteMiscPicture(storage, schema, key);
  }
}

/** A user who became the last administrator since requesting deletion stays until there is another. */
function keepLastAdministrator(error: unknown): string[] {
  if (error instanceof AppError && error.code === 'User.LastAdministrator') return [];
  throw error;
}
