import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './run-tool.ts';

const { Client } = createRequire(join(root, 'apps/server/package.json'))('pg');
const places = ['127.0.0.1:5432', '%2Fvar%2Frun%2Fpostgresql', '%2Ftmp'];
const users = ['postgres', process.env.USER ?? 'root'];

export interface PostgresServer {
  url: string;
  /** Version and place, for people. */
  name: string;
}

/** The server in TEST_DATABASE_URL, else one of this machine that lets us create databases, else none. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  const named = process.env.TEST_DATABASE_URL ?? '';
  const candidates = places.flatMap((place) => users.map((user) => `postgres://${user}@${place}/postgres`));
  for (const url of named === '' ? candidates : [named]) {
    const version = await usableVersion(url);
    if (version !== undefined)
      return { url, name: `PostgreSQL ${version} at ${decodeURIComponent(new URL(url).host)}` };
  }
  if (named !== '') throw new Error('The server in TEST_DATABASE_URL does not let us create databases.');
  return undefined;
}

async function usableVersion(connectionString: string): Promise<string | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query(`
      SELECT rolcreatedb OR rolsuper AS able, split_part(current_setting('server_version'), ' ', 1) AS version
      FROM pg_roles WHERE rolname = current_user`);
    return rows[0]?.able === true ? rows[0].version : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
