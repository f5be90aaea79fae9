import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseUser } from './database-user.ts';
import { embeddedBinaries } from './embedded-binaries.ts';

const run = promisify(execFile);
const sharedFolder = '/var/lib/tuyuan';
const superUser = 'tuyuan';
const port = 5432;
/** The kernel's limit for a socket's path is 107 bytes; PostgreSQL appends `/.s.PGSQL.5432`. */
const longestSocketFolder = 90;

export interface EmbeddedPostgres {
  connection: pg.ClientConfig;
  /** Stops the database unless another process of this installation is still using it. */
  release(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Further settings, e.g. `{ fsync: 'off' }` for a database of tests. */
  settings?: Record<string, string>;
}

/**
 * Starts PostgreSQL on a Unix socket in its own folder, creating the cluster the first time. One that is already running on
 * that folder, left over from a killed process or started by the command line beside the server, is used as it is.
 */
export async function startEmbeddedPostgres({ dataDir, settings = {} }: Options): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new Error('The embedded database needs Linux or macOS. Name a PostgreSQL server in DATABASE_URL.');
  const user = databaseUser();
  const id = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  const folder = [join(dataDir, 'database'), join(sharedFolder, id)].find((candidate) => user.own(candidate));
  if (folder === undefined)
    throw new Error(
      `Neither ${dataDir} nor ${sharedFolder} can be used for the database. Set DATA_DIR or DATABASE_URL.`,
    );
  const binaries = embeddedBinaries(user, sharedFolder);
  const cluster = join(folder, 'cluster');
  const socketFolder = folder.length <= longestSocketFolder ? folder : join(tmpdir(), `tuyuan-${id}`);
  user.own(socketFolder);
  const spawnAs = { cwd: '/', ...user.spawnAs };
  const pgCtl = (...args: string[]) => run(join(binaries, 'bin/pg_ctl'), ['-D', cluster, ...args], spawnAs);
  const isRunning = () =>
    pgCtl('status').then(
      () => true,
      () => false,
    );

  if (!existsSync(cluster)) {
    const partial = `${cluster}.${process.pid}`;
    await run(
      join(binaries, 'bin/initdb'),
      ['-D', partial, '-U', superUser, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'],
      spawnAs,
    );
    if (existsSync(cluster)) rmSync(partial, { recursive: true, force: true });
    else renameSync(partial, cluster);
  }
  if (!(await isRunning())) {
    const options = {
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      unix_socket_permissions: '0700',
      max_connections: '200',
      shared_buffers: '256MB',
      ...settings,
    };
    const flags = Object.entries(options)
      .map(([name, value]) => `-c ${name}='${value}'`)
      .join(' ');
    await startDetached(
      join(binaries, 'bin/pg_ctl'),
      ['-D', cluster, '-w', '-t', '60', '-s', '-l', join(folder, 'postgres.log'), '-o', flags, 'start'],
      spawnAs,
    ).catch(async (error: unknown) => {
      // Another process may have started it in between.
      if (!(await isRunning()))
        throw new Error(`The embedded database does not start; see ${join(folder, 'postgres.log')}.`, { cause: error });
    });
  }
  const connection: pg.ClientConfig = { host: socketFolder, port, user: superUser, database: 'postgres' };
  return {
    connection,
    async release() {
      if ((await otherClients(connection)) === 0) await pgCtl('-w', '-m', 'fast', 'stop');
    },
  };
}

// The daemon keeps pg_ctl's own output open for ever, so nothing may be piped.
function startDetached(command: string, args: string[], options: { cwd: string }): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { ...options, stdio: 'ignore' });
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`pg_ctl ended with ${code}`))));
  });
}

async function otherClients(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      "SELECT count(*)::int AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return rows[0]?.others ?? 0;
  } finally {
    await client.end();
  }
}
