import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inSavepoint } from '../../../platform/database/in-savepoint.ts';

/**
 * Runs one change over many rows, each in a transaction of its own or a part of the caller's that can be undone alone, and tells what became of each: what the operation refuses fails
 * by itself. Anything that is no refusal ends it.
 */
export async function bulkRows(
  db: Database,
  ids: readonly number[],
  change: (transaction: Database, id: number) => Promise<unknown>,
): Promise<BulkResult> {
  const result: BulkResult = { succeeded: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      await inSavepoint(db, (transaction) => change(transaction, id));
      result.succeeded.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.failed.push({ id, code: error.code, message: error.message });
    }
  }
  return result;
}
