import { searchAlbums, searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import { takeImagesOffline } from '@tuyuan/contract/library/image-management.ts';
import {
  createTempImage,
  deleteTempImage,
  getTempImage,
  preparePictureSearch,
} from '@tuyuan/contract/library/temp-image.ts';
import { tempImagePath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { lookRecipe } from '../../../platform/imaging/describe-look.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { unlikePicture } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { describeRegions, findSimilar, LookTables, saveRegionLooks } from '../similar/index.ts';
import { deleteExpired } from './temp-image.repository.ts';

const sender = { cookie: `pictures=${'s'.repeat(22)}` };
let server: TestServer;
let wanted: Buffer;
const ids: number[] = [];
let albumId: number;
let otherAlbumId: number;
let categoryId: number;
let authorId: number;

beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  const build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
  categoryId = await build.category('风光');
  albumId = await build.album({ authorId, title: '湖' });
  otherAlbumId = await build.album({ authorId, title: '山' });
  for (let seed = 1; seed <= 12; seed += 1) {
    const bytes = await unlikePicture(seed, 480, 320);
    const image = await build.image({
      authorId,
      title: `雪山 ${seed}`,
      ...(seed === 3 && { albumId, categoryId }),
      ...(seed === 8 && { albumId: otherAlbumId }),
    });
    await saveRegionLooks(server.db, image.id, await looksOf(bytes));
    ids.push(image.id);
  }
  wanted = await unlikePicture(3, 480, 320);
});
afterAll(() => server.stop());

const third = () => ids[2] ?? 0;

const looksOf = (bytes: Buffer) => server.ingest.imaging.describeRegions({ source: { bytes }, fileName: 'a.jpg' });

async function send(bytes: Uint8Array, headers: Record<string, string> = sender) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'picture.png');
  const request = new Request('http://host', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: createTempImage.path,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { answer, tempKey: answer.json().result?.tempKey };
}
async function find(bytes: Uint8Array, filter: object = {}) {
  const { tempKey } = await send(bytes);
  return resultOf(server.app, searchImages, { tempKey, minLikeness: 0, ...filter });
}

const edits: readonly [string, () => Promise<Buffer>][] = [
  ['as it is', async () => wanted],
  ['small and much compressed', () => sharp(wanted).resize(96).jpeg({ quality: 40 }).toBuffer()],
  ['in a mirror', () => sharp(wanted).flop().toBuffer()],
  ['half of it', () => sharp(wanted).extract({ left: 0, top: 94, width: 339, height: 226 }).toBuffer()],
  ['brighter', () => sharp(wanted).modulate({ brightness: 1.3 }).toBuffer()],
  [
    'on a screenshot',
    () => sharp(wanted).extend({ top: 200, bottom: 240, left: 60, right: 60, background: '#fff' }).png().toBuffer(),
  ],
];

it.each(edits)('finds a picture %s', async (_, edit) => {
  const { items } = await find(await edit());
  expect(items[0]?.id).toBe(third());
  expect(items[0]?.likeness).toBeGreaterThan(0.6);
});

it('says what is alike, and counts what is less alike than asked for', async () => {
  const { items, totalCount, hiddenCount } = await find(await sharp(wanted).flop().toBuffer(), { minLikeness: 90 });
  expect(items.map(({ id }) => id)).toEqual([third()]);
  expect(items[0]?.reasons).toContainEqual({ kind: 'alike', query: '', matched: '镜像' });
  expect([totalCount, hiddenCount]).toEqual([1, 11]);
});

it('searches for a part of the picture', async () => {
  const beside = await unlikePicture(7, 480, 320);
  const both = await sharp({ create: { width: 960, height: 320, channels: 3, background: '#000' } })
    .composite([
      { input: wanted, left: 0, top: 0 },
      { input: beside, left: 480, top: 0 },
    ])
    .png()
    .toBuffer();
  const left = await find(both, { crop: { x: 0, y: 0, width: 0.5, height: 1 } });
  const right = await find(both, { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
  expect([left.items[0]?.id, right.items[0]?.id]).toEqual([third(), ids[6]]);
});

it('matches every other filter too', async () => {
  const { items } = await find(wanted, { categoryIds: [categoryId] });
  expect(items.map(({ id }) => id)).toEqual([third()]);
  expect((await find(wanted, { keyword: '雪山' })).items[0]?.id).toBe(third());
  const priced = await libraryBuilder(server.db).image({ authorId, title: '收费', unitPrice: 100 });
  await saveRegionLooks(server.db, priced.id, await looksOf(await unlikePicture(3, 480, 320)));
  await expect.poll(async () => (await find(wanted, { isFree: false })).items.map(({ id }) => id)).toEqual([priced.id]);
  expect((await find(wanted, { isFree: true })).totalCount).toBe(12);
  await server.db.execute(sql`DELETE FROM image WHERE id = ${priced.id}`);
});

it('counts by facet what the picture finds, each without its own selection', async () => {
  const alone = { minLikeness: 90 };
  const { facets } = await find(wanted, alone);
  expect(facets?.categories).toEqual([{ id: categoryId, name: '风光', count: 1 }]);
  const everything = await find(wanted, { categoryIds: [categoryId], maxResultCount: 1 });
  expect(everything.totalCount).toBe(1);
  expect(everything.facets?.categories).toEqual([{ id: categoryId, name: '风光', count: 1 }]);
  expect(everything.facets?.orientations.map(({ count }) => count)).toEqual([1]);
  expect((await find(wanted, { orientations: ['portrait'] })).facets?.orientations).toEqual([
    { value: 'landscape', count: 12 },
  ]);
});

it('finds what looks like an image of the library, the image itself excepted', async () => {
  const { items } = await resultOf(server.app, searchImages, { similarTo: third(), minLikeness: 0 });
  expect(items).toHaveLength(11);
  expect(items.map(({ id }) => id)).not.toContain(third());
  const hidden = await libraryBuilder(server.db).image({ authorId, title: '稿', reviewState: 'draft' });
  for (const similarTo of [hidden.id, 999_999])
    expect(await callEndpoint(server.app, searchImages, { similarTo })).toMatchObject({ status: 404 });
});

it('no longer finds what went offline, nor what looks like it', async () => {
  const gone = await libraryBuilder(server.db).image({ authorId, title: '撤' });
  const bytes = await unlikePicture(70, 480, 320);
  await saveRegionLooks(server.db, gone.id, await looksOf(bytes));
  await expect.poll(async () => (await find(bytes)).items[0]?.id, { timeout: 8000 }).toBe(gone.id);
  await resultOf(server.app, takeImagesOffline, { ids: [gone.id] }, await server.logInAs('admin', ['admin']));
  expect(await callEndpoint(server.app, searchImages, { similarTo: gone.id })).toMatchObject({ status: 404 });
  expect((await find(bytes)).items.map(({ id }) => id)).not.toContain(gone.id);
});

it('finds what looks like an image whose parts are not described yet, by what was found when it came', async () => {
  const build = libraryBuilder(server.db);
  const [one, other] = [await build.image({ authorId, title: '一' }), await build.image({ authorId, title: '二' })];
  expect((await resultOf(server.app, searchImages, { similarTo: one.id })).items).toEqual([]);
  const [look] = await looksOf(await unlikePicture(60, 480, 320));
  if (!look) throw new Error('not described');
  for (const { id } of [one, other])
    await server.db.execute(sql`INSERT INTO image_descriptor (image_id, model, code, descriptor)
      VALUES (${id}, ${lookRecipe}, ('x' || ${look.code}::text)::bit(256), ${Buffer.from(look.descriptor)})`);
  await findSimilar(server.ingest.jobs, 'tenant_default', server.db);
  const { items } = await resultOf(server.app, searchImages, { similarTo: one.id });
  expect(items.map(({ id }) => id)).toEqual([other.id]);
  await server.db.execute(sql`DELETE FROM image WHERE id IN (${one.id}, ${other.id})`);
});

it('finds the albums of what looks like it', async () => {
  const { tempKey } = await send(wanted);
  const { items } = await resultOf(server.app, searchAlbums, { tempKey, minLikeness: 60 });
  expect(items.map(({ id }) => id)).toEqual([albumId]);
  const all = await resultOf(server.app, searchAlbums, { tempKey, minLikeness: 0 });
  expect(all.items.map(({ id }) => id)).toEqual([albumId, otherAlbumId]);
});

it('pages in one order without repeats', async () => {
  const { tempKey } = await send(wanted);
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await resultOf(server.app, searchImages, { tempKey, minLikeness: 0, maxResultCount: 5, cursor });
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(found)).toEqual(new Set(ids));
  expect(found).toHaveLength(12);
});

it('knows what has come, and forgets what went offline', async () => {
  const build = libraryBuilder(server.db);
  const { id } = await build.image({ authorId: await build.photographer('wu'), title: '新' });
  const bytes = await unlikePicture(40, 480, 320);
  await saveRegionLooks(server.db, id, await looksOf(bytes));
  await expect.poll(async () => (await find(bytes)).items[0]?.id, { timeout: 8000 }).toBe(id);
  await server.db.execute(sql`DELETE FROM image WHERE id = ${id}`);
  expect((await find(bytes)).items.map((item) => item.id)).not.toContain(id);
});

it('fills a thread anew once one has ended', async () => {
  const tables = new LookTables();
  const library = { db: server.db, schema: 'tenant_default' };
  const anything = [new Uint32Array(8)];
  const nearest = (limit: number) => tables.nearest(library, anything, { limit, among: ids });
  expect(await nearest(5)).toHaveLength(5);
  // An order that it doesn't understand ends it; what waits for it must not wait for ever.
  const failed = await Promise.allSettled([nearest(Number.NaN), nearest(5)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await nearest(5)).toHaveLength(5);
  await tables.close();
});

it('shows a picture to the browser that sent it only; others may search with it', async () => {
  const { tempKey } = await send(wanted);
  const seen = await server.app.inject({ url: tempImagePath(tempKey), headers: sender });
  expect([seen.statusCode, seen.headers['cache-control'], seen.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  const other = { cookie: `pictures=${'o'.repeat(22)}` };
  for (const headers of [{}, other])
    expect((await server.app.inject({ url: tempImagePath(tempKey), headers })).statusCode).toBe(404);
  await resultOf(server.app, deleteTempImage, { tempKey }, other);
  expect((await resultOf(server.app, searchImages, { tempKey }, other)).items[0]?.id).toBe(third());
  await resultOf(server.app, deleteTempImage, { tempKey }, sender);
  expect(await callEndpoint(server.app, searchImages, { tempKey })).toMatchObject({ code: 'TempImage.Gone' });
});

it('keeps a picture for an hour', async () => {
  const { tempKey } = await send(wanted);
  expect(await resultOf(server.app, getTempImage, { tempKey })).toMatchObject({ width: 480, height: 320 });
  await server.db.execute(sql`UPDATE temp_image SET expires_at = now() WHERE key = ${tempKey}`);
  expect(await callEndpoint(server.app, getTempImage, { tempKey })).toMatchObject({ code: 'TempImage.Gone' });
  await deleteExpired(server.db);
  expect((await server.db.execute(sql`SELECT FROM temp_image WHERE key = ${tempKey}`)).rowCount).toBe(0);
});

it('takes no file that is no picture, and not too many', async () => {
  expect((await send(Buffer.from('hello'))).answer.json().error.code).toBe('Picture.NotAPicture');
  await server.db.execute(sql`UPDATE quota SET taken = 300 WHERE key LIKE 'temp-image:%'`);
  expect((await send(wanted)).answer.statusCode).toBe(429);
  await server.db.execute(sql`DELETE FROM quota WHERE key LIKE 'temp-image:%'`);
});

it('keeps nothing readable in the database', async () => {
  const { tempKey } = await send(wanted);
  const { rows } = await server.db.execute(sql`SELECT picture FROM temp_image WHERE key = ${tempKey}`);
  const stored = rows[0]?.picture;
  if (!(stored instanceof Buffer)) throw new Error('nothing stored');
  await expect(sharp(stored).metadata()).rejects.toThrow();
});

const removeOthers = () => server.db.execute(sql`DELETE FROM image WHERE id > ${ids.at(-1) ?? 0}`);

it('describes the parts of images from before there were any', async () => {
  await removeOthers();
  const build = libraryBuilder(server.db);
  const { id, originalKey } = await build.image({ authorId: await build.photographer('qian'), title: '旧' });
  await server.ingest.storage.put(originalKey, await unlikePicture(50, 480, 320));
  await describeRegions(server.ingest, 'tenant_default', server.db);
  await expect
    .poll(async () => (await find(await unlikePicture(50, 480, 320))).items[0]?.id, { timeout: 8000 })
    .toBe(id);
});

it('says which images could not be described, and tries them again', async () => {
  await removeOthers();
  const build = libraryBuilder(server.db);
  const { id, originalKey } = await build.image({ authorId: await build.photographer('zhou'), title: '坏' });
  await server.ingest.storage.put(originalKey, Buffer.from('no picture'));
  const describe = () => describeRegions(server.ingest, 'tenant_default', server.db);
  await expect(describe()).rejects.toThrow(String(id));
  await server.ingest.storage.delete([originalKey]);
  await server.ingest.storage.put(originalKey, await unlikePicture(51, 480, 320));
  await describe();
  await expect
    .poll(async () => (await find(await unlikePicture(51, 480, 320))).items[0]?.id, { timeout: 8000 })
    .toBe(id);
});

it('keeps nobody waiting while the library is being read, and reads it before it is asked for', async () => {
  const tables = new LookTables();
  const library = { db: server.db, schema: 'tenant_default' };
  const search = (patienceMs: number) =>
    tables.nearest(library, [new Uint32Array(8)], { limit: 5, among: null, patienceMs });
  await inTransaction(server.db, async (transaction) => {
    await transaction.execute(sql`LOCK TABLE image_region_look IN ACCESS EXCLUSIVE MODE`);
    tables.warm(library);
    await expect(search(20)).rejects.toMatchObject({ code: 'PictureSearch.Preparing', status: 503 });
  });
  expect(await search(8000)).toHaveLength(5);
  await tables.close();
  expect(await resultOf(server.app, preparePictureSearch, {})).toEqual({});
});
