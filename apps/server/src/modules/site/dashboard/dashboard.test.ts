import {
  getDashboardState,
  getDashboardTasks,
  getDashboardTrends,
  getMostViewedImages,
} from '@tuyuan/contract/site/dashboard.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let reviewer: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'Asia/Shanghai' });
  admin = await server.logInAs('admin', ['admin']);
  reviewer = await server.logInAs('reviewer', ['reviewer']);
  await server.db.execute(
    sql`INSERT INTO role_permission SELECT id, 'Pages.Dashboard' FROM role WHERE name = 'reviewer' ON CONFLICT DO NOTHING`,
  );
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('lin');
  const seen = await build.image({ authorId, title: '看得多', views: 90 });
  await build.image({ authorId, title: '看得少', views: 3 });
  await build.image({ authorId, title: '很久以前', views: 900, publishedAt: '2020-01-01T00:00:00Z' });
  await build.image({ authorId, reviewState: 'pending' });
  await build.image({ authorId, reviewState: 'draft', processingState: 'failed' });
  // Ten minutes into today by the site's clock is yesterday in most of the world.
  await server.db.execute(sql`
    UPDATE image SET created_at = date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai' + interval '1 second'
    WHERE id = ${seen.id}`);
  await server.db.execute(sql`
    UPDATE image SET created_at = now() - interval '8 days' WHERE title = '看得少'`);
  await server.db.execute(sql`
    INSERT INTO login_attempt (user_name, result, client_ip, user_agent, at)
    VALUES ('x', 'wrong', '::1', '', now()), ('x', 'locked', '::1', '', now()), ('x', 'wrong', '::1', '', now() - interval '9 days')`);
});
afterAll(() => server.stop());

const trends = async (days: number, who = admin) => resultOf(server.app, getDashboardTrends, { days }, who);

describe('trends', () => {
  it('have one number for each day, the last of them today by the site’s clock', async () => {
    const { series, dates } = await trends(7);
    const uploads = series.find(({ key }) => key === 'uploads') ?? expect.fail('no uploads');
    expect(dates).toHaveLength(7);
    expect(uploads.daily).toEqual([0, 0, 0, 0, 0, 0, 4]);
    expect(uploads).toMatchObject({ total: 4, previous: 1 });
  });

  it('tell failed log-ins from good ones', async () => {
    const { series } = await trends(7);
    expect(series.find(({ key }) => key === 'failedLogins')).toMatchObject({ total: 2, previous: 1 });
    expect(series.find(({ key }) => key === 'logins')?.total).toBe(2);
    expect((await trends(30)).series.find(({ key }) => key === 'failedLogins')).toMatchObject({
      total: 3,
      previous: 0,
    });
  });

  it('hold only what the caller may see', async () => {
    expect((await trends(7, reviewer)).series.map(({ key }) => key)).toEqual(['uploads', 'published']);
  });

  it('are of 7, 30 or 90 days', async () => {
    const refused = await callEndpoint(server.app, getDashboardTrends, { days: 8 }, admin);
    expect(refused.validationErrors).toEqual([{ message: '请选择 7、30 或 90 天', members: ['days'] }]);
  });
});

it('tasks count what waits, and since when', async () => {
  const { rows } = await server.db.execute(sql`SELECT min(id) AS id FROM app_user`);
  const writer = z.object({ id: z.int() }).parse(rows[0]).id;
  await server.db.execute(sql`INSERT INTO feedback (user_id, kind) VALUES (${writer}, 'problem')`);
  await server.db.execute(sql`INSERT INTO comment (subject_kind, subject_id, user_id, text, state, open_reports)
    VALUES ('image', 1, ${writer}, '一', 'pending', 0), ('image', 1, ${writer}, '二', 'visible', 2), ('image', 1, ${writer}, '三', 'visible', 0)`);
  const { items } = await resultOf(server.app, getDashboardTasks, {}, admin);
  const counts = Object.fromEntries(items.map(({ key, count }) => [key, count]));
  expect(counts).toMatchObject({
    pendingImages: 1,
    pendingAlbums: 0,
    pendingComments: 1,
    reportedComments: 1,
    reportedWorks: 0,
    newFeedback: 1,
    failedImages: 1,
    failedLogins: 2,
  });
  expect(items.find(({ key }) => key === 'pendingImages')?.oldestAt).not.toBeNull();
  expect(items.find(({ key }) => key === 'pendingAlbums')?.oldestAt).toBeNull();
});

it('the state tells what is used and how much may be', async () => {
  await server.databases.platform.execute(sql`UPDATE tenant SET user_limit = 50 WHERE is_default`);
  const state = await resultOf(server.app, getDashboardState, {}, admin);
  expect(state).toMatchObject({
    images: { total: 5, published: 3, failed: 1, bytes: 5000, limitBytes: null },
    users: { total: 3, limit: 50 },
  });
  expect((await resultOf(server.app, getDashboardState, {}, reviewer)).users).toBeNull();
});

it('most viewed are images published in the period, the most viewed first', async () => {
  const { items } = await resultOf(server.app, getMostViewedImages, { days: 30 }, admin);
  expect(items.map(({ title }) => title)).toEqual(['看得多', '看得少']);
});

it('tasks are only those the caller may do', async () => {
  const keys = async (who: { authorization: string }) =>
    (await resultOf(server.app, getDashboardTasks, {}, who)).items.map(({ key }) => key);
  expect(await keys(reviewer)).toEqual([
    'pendingImages',
    'pendingAlbums',
    'openCopies',
    'pendingComments',
    'reportedComments',
    'reportedWorks',
    'pendingApplications',
    'contestEntries',
  ]);
  expect(await keys(await server.logInAs('finance', ['finance']))).toEqual(['refunds', 'payouts', 'invoices']);
  expect(await keys(await server.logInAs('guest', []))).toEqual([]);
});
