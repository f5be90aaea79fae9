import pg from 'pg';

/** Connections to the bench's own database, for what is measured without the server. */
export async function withBarePool<Result>(
  { host, port, user, password, database }: pg.Client,
  connections: number,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ host, port, user, password, database, max: connections });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
