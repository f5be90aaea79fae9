import { getImages } from '@tuyuan/contract/library/image-data.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSecretBox } from '../../../platform/secret-box.ts';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openVisitCounter } from '../behaviour/index.ts';
import { refreshPopularity } from './refresh-popularity.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('最热 follows what was counted, by the formula', async () => {
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('lin');
  const categoryId = await build.category('热');
  const seen = await build.image({ authorId, categoryId, views: 21 });
  const fetched = await build.image({ authorId, categoryId });
  const hottest = async () =>
    (await resultOf(server.app, getImages, { categoryIds: [categoryId], sort: 'hottest' })).items.map(
      (image) => image.id,
    );
  expect(await hottest()).toEqual([seen.id, fetched.id]);
  const visits = openVisitCounter({
    box: openSecretBox(Buffer.alloc(32, 7), 'visitor'),
    timeZone: 'Asia/Shanghai',
    countArticles: async () => {},
    onError(error) {
      throw error;
    },
  });
  for (const last of [1, 2]) {
    const visitor = {
      db: server.db,
      actor: null,
      clientIp: `203.0.113.${last}`,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    };
    visits.note(visitor, 'download', fetched.id);
  }
  await visits.flush();
  await refreshPopularity(server.db, 'recent');
  // 20 points a download: 40 before 21 views.
  expect(await hottest()).toEqual([fetched.id, seen.id]);
});
