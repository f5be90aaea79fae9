import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';

/** Returns the outcome of each upload, in the given order: null for success; what has none doesn't exist for the caller. */
export function uploadResult(ids: readonly number[], outcomes: ReadonlyMap<number, ErrorCode | null>): BulkResult {
  const result: BulkResult = { succeeded: [], failed: [] };
  for (const id of new Set(ids)) {
    const outcome = outcomes.get(id);
    const code = outcome === undefined ? 'Upload.NotFound' : outcome;
    if (code === null) result.succeeded.push(id);
    else result.failed.push({ id, code, message: errorCatalogue[code].message });
  }
  return result;
}
