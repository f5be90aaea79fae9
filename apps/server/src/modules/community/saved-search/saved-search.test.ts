import * as saved from '@tuyuan/contract/community/saved-search.ts';
import { getNotifications } from '@tuyuan/contract/community/user-notification.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetSavedSearches, tellOfNewMatches } from './index.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const logIn = (name: string): Promise<Person> => server.logInAs(name, []);
const save = (person: Person, name: string, query: string) =>
  callEndpoint(server.app, saved.createSavedSearch, { name, query }, person);
const searchesOf = async (person: Person) => (await resultOf(server.app, saved.getSavedSearches, {}, person)).items;
const told = async (person: Person) =>
  (await resultOf(server.app, getNotifications, { kind: 'notice' }, person)).items.map(({ title }) => title);
const dayLater = () => server.db.execute(sql`UPDATE saved_search SET told_at = told_at - interval '1 day'`);
const tell = () => tellOfNewMatches(server.db, 'Asia/Shanghai');

it('keeps what narrows a search, once, under a name of one’s own', async () => {
  const wang = await logIn('wang');
  const query = 'sort=newest&page=3&keyword=雪山&orientations=portrait&orientations=landscape&other=1';
  const { result } = await save(wang, '雪山', query);
  expect(Object.fromEntries(new URLSearchParams(result?.query))).toEqual({ keyword: '雪山', orientations: 'portrait' });
  expect(new URLSearchParams(result?.query).getAll('orientations')).toEqual(['landscape', 'portrait']);
  expect(await save(wang, '再来', `${query}&sort=hottest`)).toMatchObject({ code: 'SavedSearch.Saved' });
  expect(await save(wang, '雪山', 'keyword=花')).toMatchObject({
    code: 'SavedSearch.NameTaken',
    validationErrors: [{ members: ['name'] }],
  });
  for (const nothing of ['sort=newest', 'categoryIds=x'])
    expect(await save(wang, '空', nothing)).toMatchObject({ code: 'SavedSearch.Empty' });
  await server.db.execute(sql`INSERT INTO sensitive_word (word, level) VALUES ('坏词', 'block')`);
  expect(await save(wang, '坏词', 'keyword=花')).toMatchObject({ code: 'Text.Blocked' });
});

it('another’s can be neither changed nor deleted', async () => {
  const [li, zhao] = [await logIn('li'), await logIn('zhao')];
  const { result } = await save(li, '古镇', 'keyword=古镇');
  const id = result?.id ?? 0;
  const refused = { code: 'SavedSearch.NotFound' };
  const change = { id, name: '改', isTold: false };
  expect(await callEndpoint(server.app, saved.updateSavedSearch, change, zhao)).toMatchObject(refused);
  expect(await callEndpoint(server.app, saved.deleteSavedSearch, { id }, zhao)).toMatchObject(refused);
  expect(await searchesOf(li)).toMatchObject([{ name: '古镇', isTold: true }]);
});

it('twenty at once don’t go beyond fifty', async () => {
  const qian = await logIn('qian');
  await server.db.execute(sql`INSERT INTO saved_search (user_id, name, query)
    SELECT u.id, 's' || n, 'keyword=' || n FROM app_user u, generate_series(1, 45) n WHERE u.user_name = 'qian'`);
  const codes = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => (await save(qian, `新${index}`, `keyword=新${index}`)).code),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(5);
  expect(await searchesOf(qian)).toHaveLength(50);
});

it('tells how many images are new, once a day, though two processes look at once', async () => {
  const sun = await logIn('sun');
  const categoryId = await build.category('花卉');
  await build.image({ authorId, categoryId });
  await save(sun, '花', `categoryIds=${categoryId}`);
  await dayLater();
  await server.db.execute(sql`UPDATE image SET published_at = now() - interval '3 days'`);
  await tell();
  expect(await told(sun)).toEqual([]);

  await build.image({ authorId, categoryId });
  await build.image({ authorId, categoryId });
  await Promise.all([tell(), tell()]);
  expect(await told(sun)).toEqual(['「花」有 2 张新图片']);
  await build.image({ authorId, categoryId });
  await tell();
  expect(await told(sun)).toEqual(['「花」有 2 张新图片']);
});

it('what is switched off is not told of, and goes with a deleted account', async () => {
  const zhou = await logIn('zhou');
  const categoryId = await build.category('鸟类');
  const { result } = await save(zhou, '鸟', `categoryIds=${categoryId}`);
  await resultOf(server.app, saved.updateSavedSearch, { id: result?.id ?? 0, name: '鸟', isTold: false }, zhou);
  await dayLater();
  await build.image({ authorId, categoryId });
  await tell();
  expect(await told(zhou)).toEqual([]);
  const { rows } = await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = 'zhou'`);
  await inTransaction(server.db, (transaction) =>
    forgetSavedSearches({ transaction, schema: 'tenant_default' }, { userId: Number(rows[0]?.id) }),
  );
  expect(await searchesOf(zhou)).toEqual([]);
});
