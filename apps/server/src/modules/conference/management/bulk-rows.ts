import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inSavepoint } from '../../../platform/database/in-savepoint.ts';

/**
 * Applies one change to many rows, each in its own transaction or savepoint, and reports each outcome: an `AppError`
 * fails that row only, any other error ends the run.
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
