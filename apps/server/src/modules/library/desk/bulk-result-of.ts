import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';

interface Outcome {
  ids: readonly number[];
  changed: readonly number[];
  existing: readonly number[];
  /** Error codes for a missing row, and for one that did not allow the action, mostly by its state. */
  codes: { notFound: ErrorCode; stateMismatch: ErrorCode };
}

/** Returns the outcome of each row of a bulk action, in the given order. */
export function bulkResultOf({ ids, changed, existing, codes }: Outcome): BulkResult {
  const isChanged = new Set(changed);
  const exists = new Set(existing);
  const failed = ids
    .filter((id) => !isChanged.has(id))
    .map((id) => {
      const code = exists.has(id) ? codes.stateMismatch : codes.notFound;
      return { id, code, message: errorCatalogue[code].message };
    });
  return { succeeded: ids.filter((id) => isChanged.has(id)), failed };
}
