import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './run-tool.ts';

const { Client } = createRequire(join(root, 'apps/server/package.json'))('pg');

/**
 * Does that work while the database server doesn't wait for its disk, where `TEST_DATABASE_UNSYNCED` says that it holds nothing
 * that has to outlive a power cut, as `.ci/run` does. Every test file makes and drops a database of a thousand files, and a drop
 * first writes all that is unwritten to the disk: it takes 2 s, without waiting 0.1 s.
 */
export async function withoutSyncing<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const isChanged = process.env.TEST_DATABASE_UNSYNCED === 'true' && (await order(url, 'ALTER SYSTEM SET fsync = off'));
  try {
    return await work();
  } finally {
    if (isChanged) await order(url, 'ALTER SYSTEM RESET fsync');
  }
}

/** Whether the server took the order. */
async function order(connectionString: string, statement: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.query(statement);
    await client.query('SELECT pg_reload_conf()');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
