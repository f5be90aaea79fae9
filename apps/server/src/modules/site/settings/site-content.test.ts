import { getLibraryFigures, getSystemSetting, getWebSettings } from '@tuyuan/contract/site/index-data.ts';
import { publicSettingNames } from '@tuyuan/contract/site/setting-definitions.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SITE_ADDRESS: 'https://pictures.example' });
});
afterAll(() => server.stop());

it('every setting has a value; a stored one wins, even an empty one', async () => {
  await server.db.execute(
    sql`INSERT INTO setting VALUES ('siteName', '我的图库'), ('welcomeWord', ''), ('secretKey', 'never told')`,
  );
  const settings = await resultOf(server.app, getWebSettings, {});
  expect(Object.keys(settings).toSorted()).toEqual([...publicSettingNames].toSorted());
  expect(settings).toMatchObject({
    siteName: { value: '我的图库' },
    welcomeWord: { value: '' },
    categoryChar: { value: '分类' },
  });
  expect(settings.siteAddress).toEqual({ value: 'https://pictures.example' });
});

it('figures count what is published, today by the site’s clock', async () => {
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('wei');
  await build.image({ authorId, publishedAt: '2020-01-01T00:00:00Z' });
  await build.album({ authorId, title: '集' });
  await build.album({ authorId, title: '稿', reviewState: 'draft' });
  await server.db.execute(
    sql`INSERT INTO topic_album (title, published_at) VALUES ('专题', now()), ('未来', now() + interval '1 day')`,
  );
  expect(await resultOf(server.app, getLibraryFigures, {})).toEqual({
    images: 1,
    albums: 1,
    topicAlbums: 1,
    photographers: 1,
    imagesToday: 0,
  });
});

it('the system setting tells the time zone and what still waits', async () => {
  const build = libraryBuilder(server.db);
  await build.image({ authorId: await build.photographer('fang'), reviewState: 'draft', processingState: 'queued' });
  await server.db.execute(sql`INSERT INTO setting VALUES ('isDemo', 'true')`);
  await expect
    .poll(() => resultOf(server.app, getSystemSetting, { _t: 1 }), { timeout: 5000 })
    .toMatchObject({
      timeZone: 'Asia/Shanghai',
      isDemo: true,
      importPending: 1,
    });
});
