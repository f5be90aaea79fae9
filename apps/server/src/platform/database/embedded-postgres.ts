import { execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseUser } from './database-user.ts';
import { embeddedBinaries } from './embedded-binaries.ts';
import { holdEmbeddedPostgres } from './hold-embedded-postgres.ts';

const run = promisify(execFile);
const ignore = () => undefined;
const sharedFolder = '/var/lib/tuyuan';
const superUser = 'tuyuan';
const port = 5432;
const startTimeoutMs = 60_000;
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
  /** Told of each loss of the database and of each attempt to start it again that failed. */
  report?: (error: Error) => void;
}

/**
 * Starts PostgreSQL on a Unix socket in its own folder, creating the cluster the first time, and starts it again
 * whenever it dies until it is released. A PostgreSQL already running on that folder, left by a killed process or
 * started by the command line beside the server, is used as it is.
 */
export async function startEmbeddedPostgres({
  dataDir,
  settings = {},
  report = ignore,
}: Options): Promise<EmbeddedPostgres> {
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
  const connection: pg.ClientConfig = { host: socketFolder, port, user: superUser, database: 'postgres' };
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
  const start = async () => {
    if (await isRunning()) return;
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
    const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = join(folder, 'postgres.log');
    await startDetached(join(binaries, 'bin/postgres'), ['-D', cluster, ...flags], { ...spawnAs, log }, () =>
      accepts(connection),
    ).catch(async (error: unknown) => {
      // Another process may have started it in between.
      if (!(await isRunning())) throw new Error(`The embedded database does not start; see ${log}.`, { cause: error });
    });
  };
  const hold = await holdEmbeddedPostgres({ connection, start, report });
  return {
    connection,
    folder,
    async release() {
      const isLast = await hold.release();
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

/**
 * Starts the program as a child that outlives this process, and waits until it is ready. Not by pg_ctl: a dead child of
 * this process is gone at once, where a dead orphan may stay as a zombie that no later start gets past.
 */
async function startDetached(
  command: string,
  args: string[],
  { log, ...options }: { cwd: string; log: string },
  isReady: () => Promise<boolean>,
): Promise<void> {
  const output = openSync(log, 'a');
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  let fault: Error | undefined;
  child.once('error', (error) => (fault = error));
  child.once('exit', (code) => (fault ??= new Error(`postgres ended with ${code}`)));
  child.unref();
  for (const startedAt = performance.now(); !(await isReady()); await pause(100)) {
    if (fault) throw fault;
    if (performance.now() - startedAt > startTimeoutMs) throw new Error('postgres is not ready');
  }
}

async function accepts(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', ignore);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
