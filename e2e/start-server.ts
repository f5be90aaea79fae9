// The real server with demo content, on data of its own that is gone afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const dataFolder = await mkdtemp(join(tmpdir(), 'tuyuan-e2e-'));
// Started as root the database engine runs as another user, who has to get in here.
await chmod(dataFolder, 0o755);

const server = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  env: {
    ...process.env,
    PORT: process.env.E2E_PORT ?? '3999',
    DATA_DIR: dataFolder,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    // One address stands for all visitors here, at a machine's speed.
    RATE_LIMIT_PER_MINUTE: process.env.RATE_LIMIT_PER_MINUTE ?? '12000',
    // One person's number gets several messages in a row here.
    SMS_PAUSE_SECONDS: process.env.SMS_PAUSE_SECONDS ?? '3',
  },
  stdio: 'inherit',
});
// Playwright signals the whole group: the server stops itself, this process only outlives it to clean up.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});
const [code] = await once(server, 'exit');
await endLeftDatabase();
await rm(dataFolder, { recursive: true, force: true });
process.exitCode = code ?? 0;

/** A server that was killed, or left while its connections were still closing, leaves its database running. */
async function endLeftDatabase(): Promise<void> {
  const pidFile = await readFile(join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8').catch(() => undefined);
  if (pidFile === undefined) return;
  console.error('The server left its database running.');
  process.kill(Number.parseInt(pidFile, 10), 'SIGQUIT');
}
