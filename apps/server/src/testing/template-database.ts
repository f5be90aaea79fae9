import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrationFolders } from '../platform/database/migrate.ts';

/** Name of the migrated database that tests clone; another set of migrations has another name. */
export function templateName(): string {
  const hash = createHash('sha256');
  for (const folder of Object.values(migrationFolders)) {
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort())
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return `tuyuan_template_${hash.digest('hex').slice(0, 16)}`;
}

/** Runs `work` on a connection of its own to that server's maintenance database. */
export async function onServer<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function dropDatabases(connection: pg.ClientConfig, names: readonly string[]): Promise<void> {
  await onServer(connection, async (client) => {
    for (const name of names) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
}

/** Returns the connection to another database on the same server. */
export function toDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
