import {
  getCarousels,
  getFriendLinks,
  getHomeDataBlocks,
  getHomeNavigation,
  getLibraryFigures,
  getSystemSetting,
  getWebSettings,
} from '@tuyuan/contract/site/index-data.ts';
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

it('the home page has a default, and shows what is switched on in order once it is arranged', async () => {
  expect((await resultOf(server.app, getHomeNavigation, {})).items[0]).toMatchObject({ name: '首页', link: '/' });
  expect((await resultOf(server.app, getHomeDataBlocks, {})).items.map((block) => block.type)).toContain('carousel');
  await server.db.execute(
    sql`INSERT INTO navigation_item (name, link, is_actived, position) VALUES ('后', '/b', true, 2), ('关', '/c', false, 0), ('先', '/a', true, 1)`,
  );
  await server.db.execute(
    sql`INSERT INTO home_block (type, title, count, is_actived, position) VALUES ('albums', '集', 4, true, 2), ('images', '图', 8, true, 1), ('carousel', '', 5, false, 0), ('unheard', '', 5, true, 0)`,
  );
  // What every page asks for is kept for two seconds, each from when it was asked for.
  const names = async () => (await resultOf(server.app, getHomeNavigation, {})).items.map((item) => item.name);
  const types = async () => (await resultOf(server.app, getHomeDataBlocks, {})).items.map((block) => block.type);
  await expect.poll(names, { timeout: 5000 }).toEqual(['先', '后']);
  await expect.poll(types, { timeout: 5000 }).toEqual(['images', 'albums']);
});

it('the carousel shows slides due now whose image is published', async () => {
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('lin');
  const shown = await build.image({ authorId });
  const hidden = await build.image({ authorId, reviewState: 'offline' });
  await server.db.execute(sql`
    INSERT INTO carousel (title, image_id, is_actived, position, starts_at, ends_at) VALUES
      ('二', ${shown.id}, true, 2, now() - interval '1 day', now() + interval '1 day'), ('一', ${shown.id}, true, 1, NULL, NULL),
      ('关', ${shown.id}, false, 0, NULL, NULL), ('将来', ${shown.id}, true, 0, now() + interval '1 day', NULL),
      ('过去', ${shown.id}, true, 0, NULL, now() - interval '1 day'), ('下架', ${hidden.id}, true, 0, NULL, NULL)`);
  const { items } = await resultOf(server.app, getCarousels, {});
  expect(items.map((slide) => slide.title)).toEqual(['一', '二']);
  expect(items[0]).toMatchObject({ authorName: 'lin', image: { id: shown.id, version: shown.version } });
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
    images: 2,
    albums: 1,
    topicAlbums: 1,
    photographers: 2,
    imagesToday: 1,
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

it('friend links come in order', async () => {
  await server.db.execute(
    sql`INSERT INTO friend_link (name, link, position) VALUES ('乙', 'https://b.example', 2), ('甲', 'https://a.example', 1)`,
  );
  expect((await resultOf(server.app, getFriendLinks, {})).items.map((link) => link.name)).toEqual(['甲', '乙']);
});
