import { execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseUser } from './database-user.ts';
import { embeddedBinaries } from './embedded-binaries.ts';

const run = promisify(execFile);
const sharedFolder = '/var/lib/tuyuan';
const superUser = 'tuyuan';
const port = 5432;
/** The kernel's limit for a socket's path is 107 bytes; PostgreSQL appends `/.s.PGSQL.5432`. */
const maxSocketFolderLength = 90;

export interface EmbeddedPostgres {
  connection: pg.ClientConfig;
  /** Folder of the cluster and its log. */
  folder: string;
  /** Stops the database unless another process of this installation is still using it. */
  release(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Further settings, e.g. `{ fsync: 'off' }` for a database of tests. */
  settings?: Record<string, string>;
}

/**
 * Starts PostgreSQL on a Unix socket in its own folder, creating the cluster the first time. A PostgreSQL already
 * running on that folder, left by a killed process or started by the command line beside the server, is used as it is.
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
  const socketFolder = folder.length <= maxSocketFolderLength ? folder : join(tmpdir(), `tuyuan-${id}`);
  user.own(socketFolder);
  const spawnAs = { cwd: '/', ...user.spawnAs };
  const pgCtl = (...args: string[]) => run(join(binaries, 'bin/pg_ctl'), ['-D', cluster, ...args], spawnAs);
  const isRunning = () =>
    pgCtl('status').then(
      () => true,
      () => false,
    );

  if (!existsSync(cluster)) {
    const partial = `${cluster}.${randomUUID()}`;
    const initdb = [
      '-D',
      partial,
      '-U',
      superUser,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ];
    await run(join(binaries, 'bin/initdb'), initdb, spawnAs);
    try {
      renameSync(partial, cluster);
    } catch (error) {
      // Another process was quicker.
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(cluster)) throw error;
    }
  }
  if (!(await isRunning())) {
    const options = {
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      unix_socket_permissions: '0700',
      max_connections: '200',
      ...memorySettings(),
      // Solid-state disks read anywhere at nearly the same price.
      random_page_cost: '1.1',
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
  const holder = await connectWhenReady(connection);
  return {
    connection,
    folder,
    async release() {
      const isLast = (await otherHolders(holder)) === 0;
      await holder.end();
      if (isLast && (await isRunning())) await pgCtl('-w', '-m', 'fast', 'stop');
    },
  };
}

/** Returns an eighth of the memory (of the container's, where limited) for shared pages, between 128 MB and 1 GB. */
function memorySettings(): Record<string, string> {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, bytes / 2 ** 20 / part)))}MB`;
  return {
    shared_buffers: share(8, 128, 1024),
    effective_cache_size: share(2, 256, 64 * 1024),
    maintenance_work_mem: share(32, 64, 512),
    work_mem: share(1024, 4, 16),
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

/**
 * Keeps one connection open from start to release, so that other processes can see that the database is in use. A
 * database that another process has just started rejects connections for a moment.
 */
async function connectWhenReady(connection: pg.ClientConfig): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ ...connection, application_name: 'tuyuan-holder' });
    try {
      await client.connect();
      // Losing the database must not take the process down; pools reconnect by themselves.
      client.on('error', () => undefined);
      return client;
    } catch (error) {
      await client.end();
      if (tries === 100) throw error;
      await pause(100);
    }
  }
}

async function otherHolders(holder: pg.Client): Promise<number> {
  try {
    const { rows } = await holder.query<{ others: number }>(
      "SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = 'tuyuan-holder' AND pid <> pg_backend_pid()",
    );
    return rows[0]?.others ?? 0;
  } catch {
    return 0;
  }
}
