import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const oldestMajorVersion = 15;
const databaseName = 'tuyuan';

export interface DatabaseServer {
  connection: pg.ClientConfig;
  /** True when this installation runs its own PostgreSQL. */
  isEmbedded: boolean;
  release(): Promise<void>;
}

/** Connects to the PostgreSQL named by `databaseUrl`, or to this installation's own, whose database is created on first use. */
export async function connectDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Told of each loss of the embedded database. */
  report?: (error: Error) => void;
}): Promise<DatabaseServer> {
  if (options.databaseUrl !== undefined) {
    const connection = { connectionString: options.databaseUrl };
    await assertServerVersion(connection);
    return { connection, isEmbedded: false, release: async () => undefined };
  }
  const embedded = await startEmbeddedPostgres(options);
  await createDatabase(embedded.connection, databaseName);
  return {
    connection: { ...embedded.connection, database: databaseName },
    isEmbedded: true,
    release: embedded.release,
  };
}

async function assertServerVersion(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    const major = Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000);
    if (major < oldestMajorVersion)
      throw new Error(`PostgreSQL ${major} is too old; ${oldestMajorVersion} or newer is needed.`);
  } finally {
    await client.end();
  }
}

async function createDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // 42P04: another process created it in between.
    if (!(error instanceof pg.DatabaseError && error.code === '42P04')) throw error;
  } finally {
    await client.end();
  }
}
