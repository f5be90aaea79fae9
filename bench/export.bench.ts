// Exports a hundred thousand users as CSV and as XLSX, over HTTP from a server of its own: `pnpm bench export [users]`.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@tuyuan/server/src/platform/database/connect-database.ts';
import { openPool } from '@tuyuan/server/src/platform/database/database.ts';
import type pg from 'pg';
import { z } from 'zod';
import { machineLine } from './bench-database.ts';
import { fillUsers, setPassword } from './export-users.ts';
import { verdict } from './measure.ts';
import { untilReady } from './until-ready.ts';

const size = Number(process.argv[2] ?? 100_000);
const growthLimit = 150;
const port = 8098;
const origin = `http://127.0.0.1:${port}`;
const password = 'Bench-Export-2026';

const dataDir = await mkdtemp(join(tmpdir(), 'tuyuan-bench-export-'));
const database = await connectDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
const server = spawn(process.execPath, ['apps/server/src/main.ts', '--no-demo'], {
  cwd: join(import.meta.dirname, '..'),
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(database.connection),
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const pool = openPool(database.connection, { schema: 'tenant_default', poolSize: 2, statementTimeoutMs: 0 });
try {
  await untilReady(origin);
  await setPassword(pool, 'admin', password);
  await fillUsers(pool, size);
  const token = await logIn();
  console.log(
    `${machineLine()}\n${size} users; memory is the server process’s own; database, server and reader share the cores`,
  );
  // Warm-up: what is loaded once and kept must not count as growth of an export.
  for (const format of ['csv', 'xlsx']) await exportUsers(token, format, '没有这个人');
  const rows = [];
  for (const format of ['csv', 'xlsx', 'csv', 'xlsx']) rows.push(await timeExport(token, format));
  console.table(rows);
} finally {
  await pool.end();
  await stop(server);
  await database.release();
  await rm(dataDir, { recursive: true, force: true });
}

function addressOf(connection: pg.ClientConfig): string {
  if (connection.connectionString !== undefined) return connection.connectionString;
  const { host = '', port: databasePort = 5432, user = '', database: name = '' } = connection;
  return `postgresql://${user}@/${name}?host=${encodeURIComponent(host)}&port=${databasePort}`;
}

async function call(path: string, input: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  });
  return z.object({ result: z.unknown(), success: z.literal(true) }).parse(await answer.json()).result;
}

async function logIn(): Promise<string> {
  return z.string().parse(await call('/api/Account/Login', { userName: 'admin', password }));
}

/** Returns the file's size in bytes. */
async function exportUsers(token: string, format: string, keyword = ''): Promise<number> {
  const link = await call('/api/services/app/user/ExportUsers', { format, keyword }, token);
  const { path } = z.object({ path: z.string() }).parse(link);
  const file = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!file.ok || !file.body) throw new Error(`The export answered ${file.status}`);
  let bytes = 0;
  for await (const chunk of file.body) bytes += chunk.length;
  return bytes;
}

async function timeExport(token: string, format: string) {
  const before = residentMb();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMb());
  }, 20);
  const startedAt = performance.now();
  const bytes = await exportUsers(token, format);
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(watch);
  const growth = Math.max(peak, residentMb()) - before;
  return {
    format,
    'rows per s': Math.round(size / seconds),
    seconds: seconds.toFixed(1),
    'file MB': (bytes / 1e6).toFixed(1),
    'memory before MB': before.toFixed(0),
    'growth MB': growth.toFixed(0),
    limit: `≤ ${growthLimit}`,
    verdict: verdict(growth <= growthLimit),
  };
}

function residentMb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}
