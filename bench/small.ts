// Runs benches once in small, all on one database server: whether they still run, not what they measure. A gate runs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@tuyuan/server/src/platform/database/connect-database.ts';
import pg from 'pg';
import { addressOf } from './own-server.ts';

/** Size at which each ends within seconds. Those left out need a browser, many pictures or minutes. */
const sizes: Readonly<Record<string, readonly string[]>> = {
  'pages-uncached': ['200', '40'],
  browse: ['200'],
  audit: ['500'],
  votes: ['--rate', '100', '--seconds', '2', '--works', '60', '--port', '8094'],
  exposure: ['--works', '40', '--views', '200', '--port', '8095'],
  'picture-search': ['--images', '200', '--demo', '1', '--painted', '2', '--searched', '3'],
  comments: ['--people', '60', '--each', '2', '--port', '8097'],
};

async function run(name: string, size: readonly string[], database: string): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.ts'), name, ...size], {
    env: { ...process.env, BENCH_SMALL: '1', DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(code === 0 ? `${name} ${seconds} s` : `${name} ended with ${code}\n${Buffer.concat(said).toString()}`);
  return code === 0;
}

const dataDir = mkdtempSync(join(tmpdir(), 'tuyuan-benches-'));
// When started as root, the database runs as another user, who needs access here.
chmodSync(dataDir, 0o755);
const server = await connectDatabase({ databaseUrl: undefined, dataDir });
try {
  const client = new pg.Client(server.connection);
  await client.connect();
  const chosen = Object.entries(sizes).filter(([name]) => process.argv.length === 2 || process.argv.includes(name));
  const databases = chosen.map((_, place) => `bench_${place}`);
  for (const database of databases) await client.query(`CREATE DATABASE ${database}`);
  const waiting = chosen.entries();
  // As many at a time as there are cores to run them: a server among more of them sheds its load, as it should.
  const runWaiting = async () => {
    for (const [place, [name, size]] of waiting)
      if (!(await run(name, size, addressOf({ ...server.connection, database: databases[place] }))))
        process.exitCode = 1;
  };
  await Promise.all([runWaiting(), runWaiting()]);
  await client.end();
} finally {
  await server.release();
  rmSync(dataDir, { recursive: true, force: true });
}
