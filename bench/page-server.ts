import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from './own-server.ts';
import type { PageLibrary } from './page-library.ts';
import { untilReady } from './until-ready.ts';

export interface PageServer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a web process over the library that keeps no page. */
export async function startPageServer({ server }: PageLibrary, port: number): Promise<PageServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuyuan-pages-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts'), '--no-demo'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: server.connection.connectionString ?? addressOf(server.connection),
      LOG_LEVEL: 'error',
      MODE: 'web',
      PAGE_CACHE_SECONDS: '0',
      RATE_LIMIT_PER_MINUTE: '1000000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await untilReady(`http://127.0.0.1:${port}`);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
