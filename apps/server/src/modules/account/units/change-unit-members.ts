import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { deleteMembers, holdUnit, insertMembers } from './unit-member.repository.ts';

interface Change {
  id: number;
  userIds: readonly number[];
}

/** Adds users to a unit. Throws `OrganizationUnit.NotFound`; unknown users fail individually. */
export function addUnitMembers(db: Database, change: Change): Promise<BulkResult> {
  return changeMembers(db, change, insertMembers);
}

/** Removes users from a unit. Throws `OrganizationUnit.NotFound`; users who are not members fail individually. */
export function removeUnitMembers(db: Database, change: Change): Promise<BulkResult> {
  return changeMembers(db, change, deleteMembers);
}

function changeMembers(
  db: Database,
  { id, userIds }: Change,
  change: (transaction: Database, unitId: number, userIds: readonly number[]) => Promise<number[]>,
): Promise<BulkResult> {
  const wanted = [...new Set(userIds)];
  return inTransaction(db, async (transaction) => {
    if (!(await holdUnit(transaction, id))) throw new AppError('OrganizationUnit.NotFound');
    const changed = new Set(await change(transaction, id, wanted));
    const { message } = errorCatalogue['User.NotFound'];
    return {
      succeeded: wanted.filter((userId) => changed.has(userId)),
      failed: wanted
        .filter((userId) => !changed.has(userId))
        .map((userId) => ({ id: userId, code: 'User.NotFound', message })),
    };
  });
}
