import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

// A private folder, as a clone in root's home would be.
const dataDir = await mkdtemp(join(tmpdir(), 'tuyuan embedded '));
const started: EmbeddedPostgres[] = [];
const reports: string[] = [];
const start = async () => {
  const database = await startEmbeddedPostgres({ dataDir, report: ({ message }) => reports.push(message) });
  started.push(database);
  return database;
};
afterAll(async () => {
  for (const database of started) await database.release().catch(() => undefined);
  for (const { folder } of started) await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

async function query(database: EmbeddedPostgres, text: string) {
  const client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it('starts once for all who use the folder, and stops with the last of them', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  await query(first, 'CREATE TABLE kept (id integer)');
  await first.release();
  expect(await query(second, 'SELECT * FROM kept')).toEqual([]);
  await second.release();
  await expect(query(first, 'SELECT 1')).rejects.toThrow();
});

it('has everything again after a stop, and listens on no port', async () => {
  const again = await start();
  expect(await query(again, 'SELECT * FROM kept')).toEqual([]);
  expect(await query(again, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await again.release();
});

it('comes back by itself each time it dies, with all that was committed, and stays down once released', {
  timeout: 100_000,
}, async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const postmaster = async () =>
    Number((await readFile(join(first.folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
  const holders = "FROM pg_stat_activity WHERE application_name = 'tuyuan-holder'";
  for (const round of [1, 2]) {
    await query(first, `INSERT INTO kept VALUES (${round})`);
    process.kill(await postmaster(), 'SIGKILL');
    await expect(query(first, 'SELECT 1')).rejects.toThrow();
    // Each of the two notices a loss through a connection of its own, which has to stand again before the next one.
    const back = () =>
      query(first, `SELECT (SELECT count(*) FROM kept)::int AS rows, count(*)::int AS holders ${holders}`);
    await expect.poll(() => back().catch(() => null), { timeout: 40_000 }).toEqual([{ rows: round, holders: 2 }]);
  }
  expect(reports.filter((message) => message === 'The embedded database was lost.')).toHaveLength(4);
  await first.release();
  await second.release();
  await expect(query(first, 'SELECT 1')).rejects.toThrow();
});
