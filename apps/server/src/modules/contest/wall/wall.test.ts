import { createHash } from 'node:crypto';
import { getWorks, recordShown } from '@tuyuan/contract/contest/wall-data.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type ContestBuilder, contestBuilder } from '../../../testing/contest-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openViewCounter } from './view-counter.ts';
import { deleteOldViews } from './wall.repository.ts';

let server: TestServer;
let build: ContestBuilder;
beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  build = contestBuilder(server.db);
});
afterAll(() => server.stop());

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const page = (activityId: number, input: object = {}, person?: { authorization: string }) =>
  resultOf(server.app, getWorks, { activityId, maxResultCount: 10, ...input }, person);
const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
const shownOf = async (activityId: number) => {
  const { rows } = await server.db.execute(sql`SELECT shown FROM entry WHERE activity_id = ${activityId} ORDER BY id`);
  return z
    .array(z.object({ shown: z.int() }))
    .parse(rows)
    .map(({ shown }) => shown);
};

it('pages of one order stay as they are while works are shown and added; another viewer has another order', async () => {
  const activityId = await build.activity();
  const works = await build.works(activityId, 30);
  const first = await page(activityId);
  await server.db.execute(sql`UPDATE entry SET shown = id % 7 WHERE activity_id = ${activityId}`);
  const [late = 0] = await build.works(activityId, 1);
  const rest = [];
  for (const skipCount of [10, 20, 30]) rest.push(...idsOf(await page(activityId, { skipCount, seed: first.seed })));
  expect([...idsOf(first), ...rest].toSorted((a, b) => a - b)).toEqual([...works, late]);
  expect(rest.at(-1)).toBe(late);
  expect(idsOf(await page(activityId, { cursor: first.nextCursor }))).toEqual(rest.slice(0, 10));
  expect(idsOf(await page(activityId, { seed: first.seed }))).toEqual(idsOf(first));
  expect(idsOf(await page(activityId))).not.toEqual(idsOf(first));
});

it('shows the least shown first once an order begins anew', async () => {
  const activityId = await build.activity();
  const works = await build.works(activityId, 20);
  await server.db.execute(sql`UPDATE entry SET shown = 100 WHERE activity_id = ${activityId} AND number > 5`);
  const first = await page(activityId, { maxResultCount: 5 });
  expect(idsOf(first).toSorted((a, b) => a - b)).toEqual(works.slice(0, 5));
  expect(first.gini).toBe(0.25);
});

it('orders by number and time, keeps to a category, finds a number; votes only once they are told', async () => {
  const rules = {
    categories: [
      { key: 'land', name: '风光' },
      { key: 'people', name: '人文' },
    ],
  };
  const activityId = await build.activity({ rules, voting: { showsVotes: true } });
  const land = await build.works(activityId, 3, { category: 'land' });
  const others = await build.works(activityId, 2, { category: 'people' });
  expect(idsOf(await page(activityId, { order: 'number' }))).toEqual([...land, ...others]);
  expect(idsOf(await page(activityId, { order: 'newest' }))).toEqual([...land, ...others].toReversed());
  const filtered = await page(activityId, { order: 'number', category: 'people' });
  expect(filtered).toMatchObject({ totalCount: 2, counts: { '': 5, land: 3, people: 2 } });
  expect(idsOf(await page(activityId, { number: '2' }))).toEqual([land[1]]);
  const early = await callEndpoint(server.app, getWorks, { activityId, order: 'votes' });
  expect(early.code).toBe('Wall.OrderWithheld');
  await server.db.execute(sql`UPDATE entry SET votes = id WHERE activity_id = ${activityId}`);
  await server.db.execute(sql`UPDATE activity SET vote_to = now() WHERE id = ${activityId}`);
  const ended = await page(activityId, { order: 'votes' });
  expect(idsOf(ended)).toEqual([...land, ...others].toReversed());
  expect(ended.items[0]?.votes).toBe(others[1]);
});

it('hides authors while it is blind, and everything of a draft', async () => {
  const activityId = await build.activity({ rules: { isBlind: true } });
  await build.works(activityId, 1, { author: 'niming' });
  const author = await server.logInAs('bieren', []);
  expect((await page(activityId, {}, author)).items).toMatchObject([
    { author: null, isOwn: false, votes: null, number: 1 },
  ]);
  await server.db.execute(sql`UPDATE activity SET vote_to = now() WHERE id = ${activityId}`);
  expect((await page(activityId)).items).toMatchObject([{ author: 'niming' }]);
  await server.db.execute(sql`UPDATE activity SET state = 'draft' WHERE id = ${activityId}`);
  expect((await callEndpoint(server.app, getWorks, { activityId })).code).toBe('Activity.NotFound');
});

it('counts a viewer once for a work and hour, by whichever process, and nobody’s own works', async () => {
  const activityId = await build.activity();
  const works = await build.works(activityId, 2);
  const box = { mark: (text: string) => Buffer.from(text.padEnd(40, '.')).subarray(14) };
  const fail = (error: unknown) => {
    throw error;
  };
  const [one, two] = [openViewCounter(box, fail), openViewCounter(box, fail)];
  const viewer = (clientIp: string, userAgent = browser) => ({ db: server.db, actor: null, clientIp, userAgent });
  for (const counter of [one, two]) {
    counter.note(viewer('198.51.100.7'), works);
    counter.note(viewer('198.51.100.7'), works);
    counter.note(viewer('198.51.100.8'), works.slice(0, 1));
    counter.note(viewer('198.51.100.9', 'Googlebot/2.1'), works);
  }
  await Promise.all([one.flush(), two.flush()]);
  expect(await shownOf(activityId)).toEqual([2, 1]);
  await server.db.execute(sql`UPDATE entry_view SET hour = hour - interval '5 hours'`);
  await deleteOldViews(server.db);
  expect((await server.db.execute(sql`SELECT FROM entry_view`)).rowCount).toBe(0);
});

it('counts thirty browsers of one address in an hour, by whichever process, and every other address beside', async () => {
  const activityId = await build.activity();
  const works = await build.works(activityId, 1);
  const box = { mark: (text: string) => createHash('sha256').update(text).digest() };
  const fail = (error: unknown) => {
    throw error;
  };
  const counters = [openViewCounter(box, fail), openViewCounter(box, fail)];
  for (const [at, counter] of counters.entries())
    for (let name = 0; name < 40; name += 1)
      counter.note(
        { db: server.db, actor: null, clientIp: '203.0.113.5', userAgent: `${browser} ${at} ${name}` },
        works,
      );
  await Promise.all(counters.map((counter) => counter.flush()));
  expect(await shownOf(activityId)).toEqual([30]);
  counters[0]?.note({ db: server.db, actor: null, clientIp: '203.0.113.6', userAgent: browser }, works);
  await counters[0]?.flush();
  expect(await shownOf(activityId)).toEqual([31]);
});

it('takes what was shown from everybody, works that there are or not', async () => {
  expect(await resultOf(server.app, recordShown, { activityId: 1, entryIds: [1, 999_999] })).toEqual({});
});
