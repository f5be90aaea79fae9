import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import { lockUnits } from './unit-tree.repository.ts';

/** Runs one change of the tree while no other one runs. Throws `OrganizationUnit.NameTaken` and `OrganizationUnit.CodeTaken`. */
export async function changeUnits<Result>(
  db: Database,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, async (transaction) => {
      await lockUnits(transaction);
      return change(transaction);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'organization_unit_sibling_name')) throw taken('OrganizationUnit.NameTaken', 'name');
    if (isUniqueViolation(error, 'organization_unit_code')) throw taken('OrganizationUnit.CodeTaken', 'no');
    throw error;
  }
}

function taken(code: 'OrganizationUnit.NameTaken' | 'OrganizationUnit.CodeTaken', member: string): AppError {
  const error = new AppError(code);
  return new AppError(code, { validationErrors: [{ message: error.message, members: [member] }] });
}
