import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/database.ts';
import { defineJob, type JobQueue } from './job-queue.ts';
import { startPgBossQueue } from './pg-boss-queue.ts';

const count = z.object({ n: z.int() });
const plain = defineJob({ name: 'plain', data: count, retries: 0, expiresAfter: 60 });
const merged = defineJob({ name: 'merged', data: count, retries: 0, expiresAfter: 60, isMerged: true });
const mergedByItem = defineJob({
  name: 'merged-by-item',
  data: count,
  retries: 0,
  expiresAfter: 60,
  isMerged: true,
  mergedBy: ({ n }) => String(n),
});
const twice = defineJob({ name: 'twice', data: count, retries: 1, expiresAfter: 60 });
const failing = defineJob({ name: 'failing', data: count, retries: 0, expiresAfter: 60 });
const cut = defineJob({ name: 'cut', data: count, retries: 2, expiresAfter: 3600 });

let test: TestDatabase;
let jobs: JobQueue;
const failures: unknown[] = [];
const start = (isOnlyWorker: boolean) =>
  startPgBossQueue({ connection: test.databases.connection, isOnlyWorker, onError: (error) => failures.push(error) });
beforeAll(async () => {
  test = await createTestDatabase();
  jobs = await start(false);
});
afterAll(async () => {
  await jobs.stop();
  await test.drop();
});

it('queues with the transaction or not at all', async () => {
  const undone = inTransaction(test.db, async (transaction) => {
    await jobs.enqueue(transaction, plain, 'tenant_default', { n: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await jobs.pending(plain)).toBe(0);
  await inTransaction(test.db, (transaction) => jobs.enqueue(transaction, plain, 'tenant_default', { n: 2 }));
  expect(await jobs.pending(plain)).toBe(1);
});

it('keeps one waiting job per tenant of a merged kind', async () => {
  for (const schema of ['tenant_a', 'tenant_a', 'tenant_b', 'tenant_a'])
    await jobs.enqueue(test.db, merged, schema, { n: 1 });
  expect(await jobs.pending(merged)).toBe(2);
});

it('keeps one waiting job per item of a kind that is merged by item', async () => {
  for (const n of [1, 2, 1]) await jobs.enqueue(test.db, mergedByItem, 'tenant_a', { n });
  await jobs.enqueue(test.db, mergedByItem, 'tenant_b', { n: 1 });
  expect(await jobs.pending(mergedByItem)).toBe(3);
});

it('tells the handler when a job is tried for the last time', async () => {
  const attempts: boolean[] = [];
  await jobs.enqueue(test.db, twice, 'tenant_default', { n: 1 });
  await jobs.work(twice, 1, async (_schema, _data, { isLast }) => {
    attempts.push(isLast);
    throw new Error('again');
  });
  await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([false, true]);
});

it('works every job once and parks the one that throws, the others going on', async () => {
  const done: number[] = [];
  for (const n of [1, 2, 3]) await jobs.enqueue(test.db, failing, 'tenant_default', { n });
  await jobs.work(failing, 2, async (schema, { n }) => {
    expect(schema).toBe('tenant_default');
    if (n === 2) throw new Error('bad message');
    done.push(n);
  });
  await expect.poll(() => jobs.pending(failing), { timeout: 10_000 }).toBe(0);
  expect(done.toSorted()).toEqual([1, 3]);
  expect(failures).toContainEqual(expect.objectContaining({ message: 'bad message' }));
});

it('goes on to the next job without waiting for its next poll', async () => {
  const quick = defineJob({ name: 'quick', data: count, retries: 0, expiresAfter: 60 });
  const done: number[] = [];
  for (let n = 0; n < 12; n++) await jobs.enqueue(test.db, quick, 'tenant_default', { n });
  const started = Date.now();
  await jobs.work(quick, 1, async (_schema, { n }) => {
    done.push(n);
  });
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(12);
  // Twelve polls would take six seconds.
  expect(Date.now() - started).toBeLessThan(4000);
});

it('takes up at once what a killed process was working on', async () => {
  await jobs.enqueue(test.db, cut, 'tenant_default', { n: 1 });
  const killed = await start(false);
  let begun = 0;
  await killed.work(cut, 1, async () => {
    begun += 1;
    await pause(30_000, undefined, { ref: false });
  });
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(1);
  const next = await start(true);
  let done = 0;
  await next.work(cut, 1, async () => {
    done += 1;
  });
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1);
  await next.stop();
});
