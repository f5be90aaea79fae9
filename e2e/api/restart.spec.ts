import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';

const root = dirname(dirname(import.meta.dirname));
let dataDir: string;
const running = new Set<ChildProcess>();

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tuyuan-restart-'));
  await chmod(dataDir, 0o755);
});
test.afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running].map((child) => once(child, 'exit')));
  await rm(dataDir, { recursive: true, force: true });
});

/** A server of its own with an empty library; answers once it is ready, with what it printed. */
async function start(): Promise<{ child: ChildProcess; base: string; printed: string }> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'apps/server/src/main.ts'), '--no-demo'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  for (let tries = 0; tries < 600 && !printed.includes('Ctrl-C'); tries += 1) await pause(100);
  const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
  return { child, base: `http://127.0.0.1:${port}`, printed };
}

const logIn = async (base: string, password: string) =>
  (
    await fetch(`${base}/api/Account/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin', password }),
    })
  ).json();
const create = async (base: string, token: string, name: string) =>
  (
    await fetch(`${base}/api/services/app/category/Create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ name, parentId: null }),
    })
  ).json();
const treeOf = async (base: string) =>
  (await (await fetch(`${base}/api/services/app/albumCategoryData/GetTree`)).json()).result.items;

test('what was acknowledged before kill -9 is there after the next start, and a stop leaves nothing running', async () => {
  test.setTimeout(180_000);
  const first = await start();
  const password = /admin\s+(\S+)/.exec(first.printed)?.[1] ?? '';
  const { result: token } = await logIn(first.base, password);
  const names = Array.from({ length: 20 }, (_, index) => `分类${index}`);
  const acknowledged: string[] = [];
  const writing = Promise.all(
    names.map(async (name, index) => {
      if (index === 10) first.child.kill('SIGKILL');
      const answer = await create(first.base, token, name).catch(() => null);
      if (answer?.success) acknowledged.push(name);
    }),
  );
  await writing;
  if (running.has(first.child)) await once(first.child, 'exit');

  const second = await start();
  expect(second.printed).not.toMatch(/admin\s+\S{15}/);
  const stored = (await treeOf(second.base)).map((node: { name: string }) => node.name);
  for (const name of acknowledged) expect(stored).toContain(name);
  expect((await logIn(second.base, password)).success).toBe(true);

  second.child.kill('SIGINT');
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(0);
  await expect(fetch(`${second.base}/livez`)).rejects.toThrow();
  const third = await start();
  expect((await treeOf(third.base)).length).toBe(stored.length);
});
