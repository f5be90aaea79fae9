import {
  getFailedJobs,
  getJobQueues,
  retryAllJobs,
  retryJobs,
  runRecurringJob,
} from '@tuyuan/contract/site/job-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  // Nothing is worked here, so that what is queued stays.
  server = await startTestServer({ MODE: 'web' });
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

async function plant(name: string, schema: string, message = 'down'): Promise<string> {
  await server.db.execute(
    sql`INSERT INTO pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
      VALUES (${name}, 'standard', 2, 0, true, 60, 3600, 3600, false, 'job_common') ON CONFLICT DO NOTHING`,
  );
  const { rows } = await server.db.execute(
    sql`INSERT INTO pgboss.job (name, data, state, retry_count, retry_limit, started_on, completed_on, output)
      VALUES (${name}, ${JSON.stringify({ schema, data: { imageId: 12, title: '秘' } })}::jsonb, 'failed', 2, 2, now(), now(), ${JSON.stringify({ message })}::jsonb) RETURNING id`,
  );
  return z.object({ id: z.string() }).parse(rows[0]).id;
}
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM pgboss.job`);
});

const failed = (input = {}) => resultOf(server.app, getFailedJobs, input, admin);

it('lists failed jobs of one’s own site with what they were about and a plain error', async () => {
  const id = await plant('image-process', 'tenant_default', 'no answer from lin@example.cn');
  await plant('image-process', 'tenant_other');
  await plant('payRefund', 'tenant_default');
  const { totalCount, items } = await failed({ names: ['image-process'] });
  expect(totalCount).toBe(1);
  expect(items[0]).toMatchObject({
    id,
    name: 'image-process',
    tries: 3,
    error: 'no answer from …',
    subjects: [{ name: 'imageId', id: 12 }],
  });
  expect((await failed()).totalCount).toBe(2);
});

it('one retry of many at once queues a job, once', async () => {
  const id = await plant('image-process', 'tenant_default');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => resultOf(server.app, retryJobs, { ids: [id] }, admin)),
  );
  expect(answers.map(({ retried }) => retried).toSorted()).toEqual([...Array(19).fill(0), 1]);
  const { rows } = await server.db.execute(sql`SELECT state, retry_limit - retry_count AS left FROM pgboss.job`);
  expect(rows).toEqual([{ state: 'retry', left: 1 }]);
});

it('another site’s jobs stay as they are', async () => {
  const id = await plant('image-process', 'tenant_other');
  expect(await resultOf(server.app, retryJobs, { ids: [id] }, admin)).toEqual({ retried: 0 });
  expect(await resultOf(server.app, retryAllJobs, {}, admin)).toEqual({ retried: 0 });
  const queues = await resultOf(server.app, getJobQueues, {}, admin);
  expect(queues.items.find(({ name }) => name === 'image-process')).toBeUndefined();
});

it('all of a kind are queued again, or all', async () => {
  for (const name of ['image-process', 'image-process', 'payRefund']) await plant(name, 'tenant_default');
  expect(await resultOf(server.app, retryAllJobs, { names: ['image-process'] }, admin)).toEqual({ retried: 2 });
  expect(await resultOf(server.app, retryAllJobs, {}, admin)).toEqual({ retried: 1 });
  const { items } = await resultOf(server.app, getJobQueues, {}, admin);
  expect(items.find(({ name }) => name === 'image-process')).toMatchObject({ waiting: 2, failed: 0, nextAt: null });
});

it('a recurring job is queued by hand once, which doesn’t move its next time', async () => {
  await resultOf(server.app, runRecurringJob, { name: 'library-tidy' }, admin);
  await resultOf(server.app, runRecurringJob, { name: 'library-tidy' }, admin);
  const { items } = await resultOf(server.app, getJobQueues, {}, admin);
  expect(items.find(({ name }) => name === 'library-tidy')).toMatchObject({
    waiting: 1,
    everySeconds: 86_400,
    nextAt: null,
  });
  expect(await callEndpoint(server.app, runRecurringJob, { name: 'image-process' }, admin)).toMatchObject({
    code: 'Job.NotRecurring',
  });
});
