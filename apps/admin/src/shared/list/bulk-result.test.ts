import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { expect, test, vi } from 'vitest';
import { BATCH_SIZE, bulkOutcome, runInBatches } from './bulk-result.ts';

const rows = [
  { id: 1, title: '冰川' },
  { id: 2, title: '竹林' },
  { id: 3, title: '花灯' },
];

test('every row that failed is listed with its reason', () => {
  const failed = [{ id: 2, code: 'Image.StateMismatch', message: '状态不对' }];
  expect(bulkOutcome(rows, { succeeded: [1, 3], failed })).toEqual({
    succeededCount: 2,
    failures: [{ row: rows[1], reason: '状态不对' }],
  });
});

test('a row the answer says nothing about counts as failed', () => {
  const outcome = bulkOutcome(rows, { succeeded: [1, 2], failed: [] });
  expect(outcome.succeededCount).toBe(2);
  expect(outcome.failures.map(({ row }) => row.id)).toEqual([3]);
});

test('more rows than one call takes go in several', async () => {
  const ids = Array.from({ length: BATCH_SIZE + 1 }, (_, index) => index + 1);
  const run = vi.fn((batch: number[]) => Promise.resolve({ succeeded: batch, failed: [] }));
  const { succeeded } = await runInBatches(ids, run, String);
  expect(run.mock.calls.map(([batch]) => batch.length)).toEqual([BATCH_SIZE, 1]);
  expect(succeeded).toEqual(ids);
});

test('a batch that fails as a whole fails each of its rows and the next batch still runs', async () => {
  const ids = Array.from({ length: BATCH_SIZE + 2 }, (_, index) => index + 1);
  const run = vi
    .fn((batch: number[]): Promise<BulkResult> => Promise.resolve({ succeeded: batch, failed: [] }))
    .mockRejectedValueOnce('网络中断');
  const result = await runInBatches(ids, run, String);
  expect(result.failed).toHaveLength(BATCH_SIZE);
  expect(result.failed[0]).toMatchObject({ id: 1, message: '网络中断' });
  expect(result.succeeded).toEqual([BATCH_SIZE + 1, BATCH_SIZE + 2]);
});
