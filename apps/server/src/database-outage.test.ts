import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type BuiltServer, buildServer } from './build-server.ts';
import { readConfig } from './config.ts';
import { tidyLibraryJob } from './modules/library/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { createLogger } from './platform/observability/logger.ts';

// Own PostgreSQL, because the one shared by the tests cannot be stopped while others use it.

const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB' };
let dataDir: string;
let postgres: EmbeddedPostgres;
let server: BuiltServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tuyuan-outage-'));
  postgres = await startEmbeddedPostgres({ dataDir, settings });
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    IMAGING_WORKERS: '1',
    STATEMENT_TIMEOUT_MS: '60000',
  });
  server = await buildServer({
    config,
    connection: postgres.connection,
    isOnlyWorker: true,
    logger: createLogger(config.LOG_LEVEL),
  });
  await server.app.ready();
});
afterAll(async () => {
  await server.close();
  await postgres.release();
  await rm(postgres.folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

// Its answer isn't kept for a moment, as those of the settings and trees are.
const read = () => server.app.inject({ url: '/api/services/app/imageData/GetImages' });
const logIn = () =>
  server.app.inject({ method: 'POST', url: '/api/Account/Login', payload: { userName: 'nobody', password: 'x' } });

async function expectOutage(): Promise<void> {
  for (const answer of await Promise.all([read(), logIn(), read()])) {
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({
      success: false,
      result: null,
      error: { code: 'Server.Unavailable', message: '服务暂时不可用，请稍后重试。' },
      __abp: true,
    });
  }
  expect((await server.app.inject({ url: '/livez' })).statusCode).toBe(200);
  expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(503);
}

async function expectService(): Promise<void> {
  await expect.poll(async () => (await read()).statusCode, { timeout: 20_000, interval: 200 }).toBe(200);
  expect((await logIn()).statusCode).toBe(400);
  expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  const { jobs } = server.ingest;
  await jobs.enqueue(server.databases.of('tenant_default'), tidyLibraryJob, 'tenant_default', {});
  await expect.poll(() => jobs.pending(tidyLibraryJob), { timeout: 20_000 }).toBe(0);
}

it('answers 503 while the database is gone, and serves and works again once it is back', async () => {
  await expectService();
  await postgres.release();
  await expectOutage();
  postgres = await startEmbeddedPostgres({ dataDir, settings });
  await expectService();
});

it('answers 503 while the database hangs, and serves again once it goes on', async () => {
  const processes = await processesOf(postgres);
  signal(processes, 'SIGSTOP');
  try {
    await expectOutage();
  } finally {
    signal(processes, 'SIGCONT');
  }
  await expectService();
});

/** The postmaster comes first, so that it starts no further processes. */
async function processesOf({ folder }: EmbeddedPostgres): Promise<number[]> {
  const postmaster = Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
  const { rows } = await server.databases.platform.execute(sql`SELECT pid FROM pg_stat_activity`);
  const backends = z.array(z.object({ pid: z.number() })).parse(rows);
  return [postmaster, ...backends.map(({ pid }) => pid)];
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // A short-lived process of the database, such as a vacuum, has ended meanwhile.
    }
  }
}
