// The lanes' servers. The demo's content is imported once and copied; the data is gone afterwards.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { type Lane, lanePort, lanes } from './lanes.ts';

const root = dirname(import.meta.dirname);
const dataFolder = await mkdtemp(join(tmpdir(), 'tuyuan-e2e-'));
// When started as root, the database runs as another user, who needs access here.
await chmod(dataFolder, 0o755);
const dataOf = (lane: Lane) => join(dataFolder, lane);

// Playwright signals the whole group: the servers stop themselves, this process only outlives them to clean up.
const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => ending.abort());

try {
  await fill('public');
  if (!ending.signal.aborted) {
    execFileSync('cp', ['-a', dataOf('public'), dataOf('office')]);
    const codes = await Promise.all(lanes.map((lane) => codeOf(start(lane))));
    process.exitCode = codes.find((code) => code !== 0) ?? 0;
  }
} finally {
  for (const lane of lanes) await endLeftDatabase(dataOf(lane));
  await rm(dataFolder, { recursive: true, force: true });
}

function start(
  lane: Lane,
  level = process.env.LOG_LEVEL ?? 'error',
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(join(root, 'node_modules/.bin/node'), [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: lanePort(lane),
      DATA_DIR: dataOf(lane),
      LOG_LEVEL: level,
      // All visitors share one address here, at a machine's speed.
      RATE_LIMIT_PER_MINUTE: process.env.RATE_LIMIT_PER_MINUTE ?? '12000',
      // One number gets several messages in a row here.
      SMS_PAUSE_SECONDS: process.env.SMS_PAUSE_SECONDS ?? '3',
    },
    stdio: ['inherit', output, 'inherit'],
  });
}

/** Ends once the server of that lane has stopped again, all of the demo in its library. */
async function fill(lane: Lane): Promise<void> {
  const server = start(lane, 'info', 'pipe');
  const ended = codeOf(server);
  let isComplete = false;
  if (server.stdout)
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.includes('"the demo is complete"')) isComplete = true;
      else if (!line.includes('"level":30,')) console.log(line);
    });
  let isRelaxed = false;
  while (!isComplete && (await Promise.race([ended, pause(250)])) === undefined)
    if (!isRelaxed) isRelaxed = await dontSync(dataOf(lane));
  server.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`The server ended with ${code} amid the demo's import.`);
}

async function codeOf(server: ChildProcess): Promise<number> {
  const [code] = await once(server, 'exit');
  return code ?? 1;
}

/** Whether the database runs already; it then waits for the disk no more, nor do its copies: nothing here outlives a power cut. */
async function dontSync(data: string): Promise<boolean> {
  const database = await databaseOf(data);
  if (database === undefined) return false;
  await appendFile(join(data, 'database/cluster/postgresql.conf'), '\nfsync = off\n');
  process.kill(database, 'SIGHUP');
  return true;
}

/** Stops the database left running by a server that was killed, or that ended while its connections were still closing. */
async function endLeftDatabase(data: string): Promise<void> {
  const database = await databaseOf(data);
  if (database === undefined) return;
  console.error('The server left its database running.');
  process.kill(database, 'SIGQUIT');
}

/** Process id of a running database. */
async function databaseOf(data: string): Promise<number | undefined> {
  const pidFile = await readFile(join(data, 'database/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(pidFile, 10) || undefined;
}
