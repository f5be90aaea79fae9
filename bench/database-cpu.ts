import { readFileSync } from 'node:fs';
import type pg from 'pg';

/**
 * Milliseconds of processor time the pool's connections have used so far, from /proc; null where that can't be read, as on
 * another machine's database. Opens every connection of the pool, so that none is missed.
 */
export async function databaseCpuOf(pool: pg.Pool): Promise<() => number | null> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const ids: number[] = [];
  for (const client of clients) {
    const { rows } = await client.query<{ id: number }>('SELECT pg_backend_pid() AS id');
    for (const { id } of rows) ids.push(id);
    client.release();
  }
  const ofProcess = (id: number) => Number(readFileSync(`/proc/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  return () => {
    try {
      return ids.reduce((sum, id) => sum + ofProcess(id), 0);
    } catch {
      return null;
    }
  };
}
