import { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import { getMissedSearches, getVisits } from '@tuyuan/contract/site/traffic.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { pageKind } from './page-kind.ts';
import { openTrafficCounter } from './traffic-counter.ts';

const timeZone = 'Asia/Shanghai';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const today = formatDate(new Date(), timeZone);

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: timeZone });
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM page_view_day`);
  await server.db.execute(sql`DELETE FROM missed_search_day`);
});

const fail = (error: unknown) => expect.fail(String(error));
const from = (clientIp: string, more = {}) => ({
  db: server.db,
  clientIp,
  userAgent: browser,
  isLeftOut: false,
  ...more,
});
const visits = (days = 7) => resultOf(server.app, getVisits, { days }, admin);

describe('visits', () => {
  it('are pages opened and visitors of the day, robots and who is left out apart', async () => {
    const counter = openTrafficCounter({ timeZone, onError: fail });
    counter.notePage(from('192.0.2.1'), 'home');
    counter.notePage(from('192.0.2.1'), 'image');
    counter.notePage(from('192.0.2.2'), 'home');
    counter.notePage(from('192.0.2.3', { userAgent: 'Googlebot/2.1' }), 'home');
    counter.notePage(from('192.0.2.4', { isLeftOut: true }), 'home');
    await counter.flush();
    counter.notePage(from('192.0.2.2'), 'home');
    await counter.flush();
    const { dates, since, views, visitors, kinds } = await visits();
    expect([dates.at(-1), since]).toEqual([today, today]);
    expect([views.daily.at(-1), visitors.daily.at(-1)]).toEqual([4, 2]);
    expect(kinds).toEqual([
      { kind: 'home', views: 3 },
      { kind: 'image', views: 1 },
    ]);
  });

  it('are compared with the period before', async () => {
    await server.db.execute(
      sql`INSERT INTO page_view_day VALUES (${today}::date - 7, 'all', 9, 3), (${today}::date - 14, 'all', 100, 100)`,
    );
    expect((await visits()).views).toMatchObject({ total: 0, previous: 9, previousDaily: [0, 0, 0, 0, 0, 0, 9] });
    expect((await visits(30)).views).toMatchObject({ total: 109, previous: 0 });
  });

  it('of the next day begin anew: the salt of the day before is gone', async () => {
    let now = Date.now() - 86_400_000;
    const counter = openTrafficCounter({ timeZone, onError: fail, now: () => now });
    counter.notePage(from('192.0.2.1'), 'home');
    now += 86_400_000;
    counter.notePage(from('192.0.2.1'), 'home');
    await counter.flush();
    await expect.poll(async () => (await visits()).visitors.daily.slice(-2)).toEqual([1, 1]);
  });

  it('of twenty processes at once add up', async () => {
    const counters = Array.from({ length: 20 }, () => openTrafficCounter({ timeZone, onError: fail }));
    for (const counter of counters) counter.notePage(from('192.0.2.1'), 'home');
    await Promise.all(counters.map((counter) => counter.flush()));
    expect((await visits()).views.total).toBe(20);
  });
});

describe('searches that found nothing', () => {
  const missed = async () => {
    await server.app.inject({ url: '/healthz' });
    const { items } = await resultOf(server.app, getMissedSearches, { days: 7 }, admin);
    return items.map(({ words, searches }) => [words, searches]);
  };

  it('are counted by folded words, without addresses and numbers of people', async () => {
    const counter = openTrafficCounter({ timeZone, onError: fail });
    for (const words of [
      '潑水節',
      '泼水节 ',
      'lin@example.cn',
      '138 1234 5678',
      '110101199003078888',
      '',
      'x'.repeat(60),
    ])
      counter.noteMiss(from('192.0.2.1'), words);
    await counter.flush();
    expect(await missed()).toEqual([['泼水节', 2]]);
  });

  it('are counted though one of them is no whole character', async () => {
    const counter = openTrafficCounter({ timeZone, onError: fail });
    for (const words of ['泼水节', '雪\ud83d', '\udc00']) counter.noteMiss(from('192.0.2.1'), words);
    await counter.flush();
    expect(Object.fromEntries(await missed())).toEqual({ 泼水节: 1, 雪: 1 });
  });

  it('come from the site’s search, of words alone, not from the office', async () => {
    const headers = { 'user-agent': browser };
    const search = (input: Record<string, unknown>, who = {}) =>
      resultOf(server.app, searchImages, input, { ...headers, ...who });
    await search({ keyword: '红嘴鸥' });
    await search({ keyword: '普者黑', isFree: true });
    await search({ keyword: '建水豆腐' }, admin);
    await expect.poll(missed, { timeout: 8000 }).toEqual([['红嘴鸥', 1]]);
  });
});

it.each([
  ['/', 'home'],
  ['/?utm=1', 'home'],
  ['/search/photo?keyword=山', 'search'],
  ['/photo?id=1', 'image'],
  ['/photographer/rank', 'photographer'],
  ['/meeting/1', 'meeting'],
  ['/user/center', 'other'],
])('%s is of kind %s', (url, kind) => {
  expect(pageKind(url)).toBe(kind);
});
