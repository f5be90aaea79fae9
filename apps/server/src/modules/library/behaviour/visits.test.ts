import { click, read } from '@tuyuan/contract/library/user-behavior.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openSecretBox } from '../../../platform/secret-box.ts';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { deleteOldVisitMarks, openVisitCounter, type VisitCounter } from './index.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
const Row = z.object({ views: z.int(), downloads: z.int(), day_views: z.int().nullable() });

let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

function counter(): VisitCounter {
  const box = openSecretBox(Buffer.alloc(32, 7), 'visitor');
  return openVisitCounter({
    box,
    timeZone: 'Asia/Shanghai',
    countArticles: async () => {},
    onError(error) {
      throw error;
    },
  });
}
const visitor = (clientIp: string, userAgent = browser) => ({ db: server.db, actor: null, clientIp, userAgent });
async function countsOf(id: number) {
  const { rows } = await server.db.execute(
    sql`SELECT i.views, i.downloads, d.views AS day_views FROM image i LEFT JOIN image_day d ON d.image_id = i.id WHERE i.id = ${id}`,
  );
  return Row.parse(rows[0]);
}

it('a visitor is counted once for a picture and day, by whichever call, though two processes count at once', async () => {
  const { id } = await build.image({ authorId });
  const processes = [counter(), counter()];
  for (const each of processes) {
    each.note(visitor('203.0.113.1'), 'image', id);
    each.note(visitor('203.0.113.1'), 'image', id);
    each.note(visitor('203.0.113.2'), 'image', id);
  }
  await Promise.all(processes.map((each) => each.flush()));
  expect(await countsOf(id)).toEqual({ views: 2, downloads: 0, day_views: 2 });
  await Promise.all(processes.map((each) => each.flush()));
  expect((await countsOf(id)).views).toBe(2);
});

it('robots, unpublished works and what isn’t there are not counted', async () => {
  const shown = await build.image({ authorId });
  const draft = await build.image({ authorId, reviewState: 'draft' });
  const visits = counter();
  visits.note(visitor('203.0.113.1', 'Mozilla/5.0 (compatible; Baiduspider/2.0)'), 'image', shown.id);
  visits.note(visitor('203.0.113.1'), 'image', draft.id);
  visits.note(visitor('203.0.113.1'), 'image', 999_999);
  await visits.flush();
  expect((await countsOf(shown.id)).views + (await countsOf(draft.id)).views).toBe(0);
});

it('pages of images, albums and photographers count over HTTP; authors’ own visits don’t', async () => {
  const albumId = await build.album({ authorId, title: '集' });
  const { id } = await build.image({ authorId });
  const author = await server.logInAs('lin2', []);
  const own = await build.photographer('lin2');
  const ownImage = await build.image({ authorId: own });
  const headers = { 'user-agent': browser };
  await resultOf(server.app, click, { imageId: id }, headers);
  await resultOf(server.app, read, { kind: 'image', id }, headers);
  await resultOf(server.app, read, { kind: 'album', id: albumId }, headers);
  await resultOf(server.app, read, { kind: 'photographer', id: authorId }, headers);
  await resultOf(server.app, read, { kind: 'image', id: ownImage.id }, { ...headers, ...author });
  const counted = async () => {
    const { rows } = await server.db.execute(sql`SELECT i.views AS image, a.views AS album, p.view_count AS photographer
      FROM image i, album a, photographer p WHERE i.id = ${id} AND a.id = ${albumId} AND p.user_id = ${authorId}`);
    return rows[0];
  };
  await expect.poll(counted, { timeout: 6000 }).toEqual({ image: 1, album: 1, photographer: 1 });
  expect((await countsOf(ownImage.id)).views).toBe(0);
});

it('no address and no user is stored, and marks of days past are deleted', async () => {
  const { id } = await build.image({ authorId });
  const visits = counter();
  visits.note(visitor('203.0.113.77'), 'image', id);
  await visits.flush();
  const marks = async () =>
    (
      await server.db.execute(
        sql`SELECT encode(visitor, 'escape') AS visitor, length(visitor) AS bytes FROM view_mark WHERE subject_id = ${id} AND kind = 'image'`,
      )
    ).rows;
  expect(JSON.stringify(await marks())).not.toContain('203.0.113');
  expect(await marks()).toMatchObject([{ bytes: 16 }]);
  await server.db.execute(sql`UPDATE view_mark SET day = day - 3`);
  await deleteOldVisitMarks(server.db);
  expect(await marks()).toEqual([]);
});
