import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { findActiveAdmins, lockAdminRole } from './admin-role.repository.ts';

/**
 * Runs a change of users, roles or permissions in one transaction, one such change of a site at a time: what `work` reads of them
 * stays true until it ends. Throws `User.LastAdministrator` when no active administrator would be left.
 */
export function governUsers<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockAdminRole(transaction);
    const before = await findActiveAdmins(transaction);
    const result = await work(transaction);
    if (before.length > 0 && (await findActiveAdmins(transaction)).length === 0)
      throw new AppError('User.LastAdministrator');
    return result;
  });
}
