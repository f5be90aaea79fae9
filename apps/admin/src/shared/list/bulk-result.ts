import type { BulkResult } from '@tuyuan/contract/bulk.ts';

/** The wire's limit of ids per call. */
export const BATCH_SIZE = 500;

export interface BulkFailure<Row> {
  readonly row: Row;
  /** Why, in words fit to show. */
  readonly reason: string;
}

export interface BulkOutcome<Row> {
  readonly succeededCount: number;
  readonly failures: readonly BulkFailure<Row>[];
}

/** Returns the result of each row. A row missing from the answer counts as failed. */
export function bulkOutcome<Row extends { readonly id: number }>(
  rows: readonly Row[],
  result: BulkResult,
): BulkOutcome<Row> {
  const succeeded = new Set(result.succeeded);
  const reasons = new Map(result.failed.map(({ id, message }) => [id, message]));
  const failed = rows.filter(({ id }) => !succeeded.has(id));
  return {
    succeededCount: rows.length - failed.length,
    failures: failed.map((row) => ({ row, reason: reasons.get(row.id) ?? '服务器没有说明结果，请刷新后查看。' })),
  };
}

/** Runs a bulk call in batches the wire takes; a batch that fails as a whole fails each of its rows with the same words. */
export async function runInBatches(
  ids: readonly number[],
  run: (ids: number[]) => Promise<BulkResult>,
  reasonOf: (thrown: unknown) => string,
): Promise<BulkResult> {
  const total: BulkResult = { succeeded: [], failed: [] };
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    try {
      const { succeeded, failed } = await run(batch);
      total.succeeded.push(...succeeded);
      total.failed.push(...failed);
    } catch (thrown) {
      const message = reasonOf(thrown);
      total.failed.push(...batch.map((id) => ({ id, code: 'Request.Failed', message })));
    }
  }
  return total;
}
