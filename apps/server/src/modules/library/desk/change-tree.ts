import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import { forgetTrees } from '../catalogue/index.ts';
import type { TreeKind } from './tree-kind.ts';
import { lockTree } from './tree-node.repository.ts';

/** Runs one change of a tree while no other one runs; a sibling of the same name answers the kind's `nameTaken`. */
export async function changeTree<Result>(
  db: Database,
  { table, codes }: TreeKind,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await inTransaction(db, async (transaction) => {
      await lockTree(transaction, table);
      return change(transaction);
    });
    forgetTrees(db);
    return result;
  } catch (error) {
    throw isUniqueViolation(error, `${table}_sibling_name`) ? new AppError(codes.nameTaken, { cause: error }) : error;
  }
}
