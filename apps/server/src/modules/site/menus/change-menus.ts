import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import { advanceRevision } from '../../../platform/database/revision.repository.ts';

/** Runs one change of the menu while no other one runs. A sibling of the same name answers `Menu.NameTaken`. */
export async function changeMenus<Result>(
  db: Database,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, async (transaction) => {
      // First, for it holds the menu: two moves could else each pass the check and close a circle together.
      await advanceRevision(transaction, 'menu');
      return change(transaction);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'menu_item_sibling_name') ? new AppError('Menu.NameTaken', { cause: error }) : error;
  }
}
