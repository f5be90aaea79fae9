// Kills the embedded database's postmaster while clients write, and counts acknowledged rows that are gone and the
// seconds until the site takes writes again: `pnpm bench database-death [--kills 3] [--clients 8]`.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { z } from 'zod';
import { machineLine } from './bench-database.ts';
import { verdict } from './measure.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '3' }, clients: { type: 'string', default: '8' } },
});
const maxSecondsAway = 10;
const secondsBetween = 5;
const base = 'http://127.0.0.1:8097';
const dataDir = mkdtempSync(join(tmpdir(), 'tuyuan-death-'));
// The database's user must be able to enter it.
chmodSync(dataDir, 0o755);

const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts'), '--no-demo'], {
  env: {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: '8097',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<void>((done) => server.once('exit', () => done()));

async function adminPassword(): Promise<string> {
  let said = '';
  for await (const part of server.stdout) {
    said += String(part);
    const found = /admin {2,}(\S+)/.exec(said)?.[1];
    if (found !== undefined && said.includes('Ctrl-C')) return found;
  }
  throw new Error(`The server ended: ${said}`);
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} ${answer.status}`);
  return z.object({ result: z.unknown() }).parse(await answer.json()).result;
}

try {
  const password = await adminPassword();
  const token = z.string().parse(await post('/api/Account/Login', { userName: 'admin', password }));
  const add = async (words: readonly string[]) =>
    createSensitiveWords.output.parse(
      await post(
        createSensitiveWords.path,
        { words, level: 'review' },
        { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      ),
    );
  const acknowledged: string[] = [];
  let refused = 0;
  /** Of calls begun since the last kill: when the first was refused, and when the first after that was begun and acknowledged. */
  let killedAt = Number.POSITIVE_INFINITY;
  let refusedAt: number | undefined;
  let backAt: number | undefined;
  let isOver = false;
  const client = async (name: number) => {
    for (let at = 0; !isOver; at += 1) {
      const word = `w${name}x${at}`;
      const begunAt = performance.now();
      try {
        await add([word]);
        acknowledged.push(word);
        if (refusedAt !== undefined && begunAt > refusedAt) backAt ??= performance.now();
      } catch {
        refused += 1;
        if (begunAt > killedAt) refusedAt ??= performance.now();
        await pause(20);
      }
    }
  };
  const clients = Array.from({ length: Number(values.clients) }, (_, name) => client(name));
  const away: number[] = [];
  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    await pause(secondsBetween * 1000);
    const pid = Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    const before = acknowledged.length;
    refusedAt = undefined;
    backAt = undefined;
    killedAt = performance.now();
    process.kill(pid, 'SIGKILL');
    while (backAt === undefined && performance.now() - killedAt < 60_000) await pause(5);
    away.push(((backAt ?? Number.POSITIVE_INFINITY) - killedAt) / 1000);
    console.log(
      `kill ${kill + 1}: ${before} rows acknowledged before, writing again after ${away.at(-1)?.toFixed(2)} s`,
    );
  }
  await pause(secondsBetween * 1000);
  isOver = true;
  await Promise.all(clients);
  let lost = 0;
  for (let start = 0; start < acknowledged.length; start += 1000)
    lost += (await add(acknowledged.slice(start, start + 1000))).added;
  console.log(machineLine());
  console.log(
    `${acknowledged.length} rows acknowledged, ${refused} calls refused, ${lost} acknowledged rows lost: ${verdict(lost === 0)}`,
  );
  console.log(
    `longest time away ${Math.max(...away).toFixed(2)} s, limit ${maxSecondsAway} s: ${verdict(Math.max(...away) <= maxSecondsAway)}`,
  );
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
