import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { type OwnServer, ownServer } from '../fixtures/own-server.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer();
});
test.afterAll(() => server.end());

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
  const first = await server.start();
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
  if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit');

  const second = await server.start();
  expect(second.printed).not.toMatch(/admin\s+\S{15}/);
  const stored = (await treeOf(second.base)).map((node: { name: string }) => node.name);
  for (const name of acknowledged) expect(stored).toContain(name);
  expect((await logIn(second.base, password)).success).toBe(true);

  second.child.kill('SIGINT');
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(0);
  await expect(fetch(`${second.base}/livez`)).rejects.toThrow();
  const third = await server.start();
  expect((await treeOf(third.base)).length).toBe(stored.length);
});
