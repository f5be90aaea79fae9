import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';

/** Adds those of `ids` that aren't the caller's own to the outcome, as if there were none of that number. */
export function withForeign(result: BulkResult, ids: readonly number[], own: readonly number[], code: ErrorCode) {
  const isOwn = new Set(own);
  const { message } = errorCatalogue[code];
  const foreign = [...new Set(ids)].filter((id) => !isOwn.has(id)).map((id) => ({ id, code, message }));
  return { succeeded: result.succeeded, failed: [...result.failed, ...foreign] };
}
