import {
  getCollectedAlbums,
  getCollectedArticles,
  getCollectedImages,
  getMarks,
  getOwnMarks,
  setCollected,
  setLike,
} from '@tuyuan/contract/community/user-marks.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetMarks } from './index.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
let people: Person[];
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
  people = await Promise.all(['wang', 'li', 'zhao', 'sun', 'zhou'].map((name) => server.logInAs(name, [])));
});
afterAll(() => server.stop());

const image = async () => (await build.image({ authorId })).id;
const marksOf = (id: number, person: Person | Record<string, never> = {}) =>
  resultOf(server.app, getMarks, { kind: 'image', id }, person);
const like = (id: number, isOn: boolean, person: Person | undefined) =>
  callEndpoint(server.app, setLike, { kind: 'image', id, isOn }, person);
async function likesToday(id: number): Promise<number> {
  const { rows } = await server.db.execute(
    sql`SELECT coalesce(sum(likes), 0)::int AS likes FROM image_day WHERE image_id = ${id}`,
  );
  return z.object({ likes: z.int() }).parse(rows[0]).likes;
}

it('counts each person once, however many press how often at the same moment', async () => {
  const id = await image();
  await Promise.all([...people, ...people, ...people].map((person) => like(id, true, person)));
  expect(await marksOf(id)).toEqual({ likes: 5, collects: 0, isLiked: false, isCollected: false });
  expect(await marksOf(id, people[0])).toMatchObject({ likes: 5, isLiked: true });
  expect(await likesToday(id)).toBe(5);
  await Promise.all([...people.slice(1), ...people.slice(1)].map((person) => like(id, false, person)));
  expect([(await marksOf(id)).likes, await likesToday(id)]).toEqual([1, 1]);
});

it('what one may not see can’t be marked; one’s own mark can be taken away later', async () => {
  const [person] = people;
  const draft = (await build.image({ authorId, reviewState: 'draft' })).id;
  const shown = await image();
  expect(await like(draft, true, person)).toMatchObject({ code: 'Image.NotFound' });
  await like(shown, true, person);
  await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${shown}`);
  expect(await callEndpoint(server.app, getMarks, { kind: 'image', id: shown }, person)).toMatchObject({
    code: 'Image.NotFound',
  });
  expect(await like(shown, false, person)).toMatchObject({ code: null, result: { likes: 0, isLiked: false } });
  const linked = await build.album({ authorId, title: '只给有链接的人' });
  await server.db.execute(sql`UPDATE album SET visibility = 'link' WHERE id = ${linked}`);
  expect(await callEndpoint(server.app, setCollected, { kind: 'album', id: linked, isOn: true }, person)).toMatchObject(
    { code: 'Album.NotFound' },
  );
});

it('a collection shows what was collected last first, without what is no longer public', async () => {
  const [, person] = people;
  const ids = [await image(), await image(), await image()];
  const albumId = await build.album({ authorId, title: '雪山' });
  for (const id of ids) await resultOf(server.app, setCollected, { kind: 'image', id, isOn: true }, person);
  await resultOf(server.app, setCollected, { kind: 'album', id: albumId, isOn: true }, person);
  const shown = async () => (await resultOf(server.app, getCollectedImages, {}, person)).items.map(({ id }) => id);
  expect(await shown()).toEqual(ids.toReversed());
  await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${ids[1] ?? 0}`);
  expect(
    await resultOf(server.app, setCollected, { kind: 'image', id: ids[0] ?? 0, isOn: false }, person),
  ).toMatchObject({
    collects: 0,
    isCollected: false,
  });
  expect(await shown()).toEqual([ids[2]]);
  expect(await resultOf(server.app, getCollectedAlbums, {}, person)).toMatchObject({ totalCount: 1 });
  expect((await resultOf(server.app, getCollectedImages, {}, people[0])).items).toEqual([]);
});

it('tells a person at once which works of a page bear their marks', async () => {
  const [first, second] = people;
  const ids = [await image(), await image(), await image()];
  await like(ids[0] ?? 0, true, first);
  await like(ids[2] ?? 0, true, second);
  await resultOf(server.app, setCollected, { kind: 'image', id: ids[1] ?? 0, isOn: true }, first);
  const own = (person: Person | undefined) => resultOf(server.app, getOwnMarks, { kind: 'image', ids }, person ?? {});
  expect(await own(first)).toEqual({ liked: [ids[0]], collected: [ids[1]] });
  expect(await own(second)).toEqual({ liked: [ids[2]], collected: [] });
});

it('articles are liked and collected too, each person’s once however many press at the same moment', async () => {
  const id = await build.article({ title: '守候六个黄昏' });
  const at = { kind: 'article' as const, id };
  await Promise.all([...people, ...people].map((by) => callEndpoint(server.app, setLike, { ...at, isOn: true }, by)));
  const [first, second] = people;
  await resultOf(server.app, setCollected, { ...at, isOn: true }, first);
  expect(await resultOf(server.app, getMarks, at, first)).toEqual({
    likes: 5,
    collects: 1,
    isLiked: true,
    isCollected: true,
  });
  expect(await resultOf(server.app, getCollectedArticles, {}, first)).toMatchObject({
    totalCount: 1,
    items: [{ id, title: '守候六个黄昏' }],
  });
  await server.db.execute(sql`UPDATE article SET is_offline = true WHERE id = ${id}`);
  expect(await resultOf(server.app, getCollectedArticles, {}, first)).toMatchObject({ totalCount: 0 });
  const late = await callEndpoint(server.app, setCollected, { ...at, isOn: true }, second);
  expect(late.code).toBe('Article.NotFound');
  expect(await resultOf(server.app, setLike, { ...at, isOn: false }, second)).toMatchObject({ likes: 4 });
});

it('goes with a deleted account, and the counters go down', async () => {
  const [, , person] = people;
  const id = await image();
  await like(id, true, person);
  await like(id, true, people[3]);
  const { rows } = await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = 'zhao'`);
  const { id: userId } = z.object({ id: z.int() }).parse(rows[0]);
  await inTransaction(server.db, (transaction) =>
    forgetMarks('Asia/Shanghai')({ transaction, schema: 'tenant_default' }, { userId }),
  );
  expect(await marksOf(id, person)).toMatchObject({ likes: 1, isLiked: false });
});
