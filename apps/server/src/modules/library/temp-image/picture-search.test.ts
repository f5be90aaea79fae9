import { searchAlbums, searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import { createTempImage, deleteTempImage, getTempImage } from '@tuyuan/contract/library/temp-image.ts';
import { tempImagePath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { unlikePicture } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { describeRegions, LookTables, saveRegionLooks } from '../similar/index.ts';
import { deleteExpired } from './temp-image.repository.ts';

const sender = { cookie: `pictures=${'s'.repeat(22)}` };
let server: TestServer;
let wanted: Buffer;
const ids: number[] = [];
let albumId: number;
let categoryId: number;
let authorId: number;

beforeAll(async () => {
  server = await startTestServer({ MODE: 'web' });
  const build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
  categoryId = await build.category('风光');
  albumId = await build.album({ authorId, title: '湖' });
  for (let seed = 1; seed <= 12; seed += 1) {
    const bytes = await unlikePicture(seed, 480, 320);
    const image = await build.image({
      authorId,
      title: `雪山 ${seed}`,
      ...(seed === 3 && { albumId, categoryId }),
    });
    await saveRegionLooks(
      server.db,
      image.id,
      await server.ingest.imaging.describeRegions({ source: { bytes }, fileName: 'a.jpg' }),
    );
    ids.push(image.id);
  }
  wanted = await unlikePicture(3, 480, 320);
});
afterAll(() => server.stop());

const third = () => ids[2] ?? 0;

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
  expect((await find(wanted, { isFree: false })).totalCount).toBe(0);
});

it('finds what looks like an image of the library, the image itself excepted', async () => {
  const { items } = await resultOf(server.app, searchImages, { similarTo: third(), minLikeness: 0 });
  expect(items).toHaveLength(11);
  expect(items.map(({ id }) => id)).not.toContain(third());
  const hidden = await libraryBuilder(server.db).image({ authorId, title: '稿', reviewState: 'draft' });
  for (const similarTo of [hidden.id, 999_999])
    expect(await callEndpoint(server.app, searchImages, { similarTo })).toMatchObject({ status: 404 });
  await server.db.execute(sql`UPDATE image SET review_state = 'offline' WHERE id = ${third()}`);
  expect(await callEndpoint(server.app, searchImages, { similarTo: third() })).toMatchObject({ status: 404 });
  expect((await find(wanted)).items.map(({ id }) => id)).not.toContain(third());
  await server.db.execute(sql`UPDATE image SET review_state = 'approved' WHERE id = ${third()}`);
});

it('finds the albums of what looks like it', async () => {
  const { tempKey } = await send(wanted);
  const { items } = await resultOf(server.app, searchAlbums, { tempKey, minLikeness: 60 });
  expect(items.map(({ id }) => id)).toEqual([albumId]);
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
  const looks = await server.ingest.imaging.describeRegions({ source: { bytes }, fileName: 'a.jpg' });
  await saveRegionLooks(server.db, id, looks);
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

it('describes the parts of images from before there were any', async () => {
  const build = libraryBuilder(server.db);
  const { id, originalKey } = await build.image({ authorId: await build.photographer('qian'), title: '旧' });
  await server.ingest.storage.put(originalKey, await unlikePicture(50, 480, 320));
  await describeRegions(server.ingest, 'tenant_default', server.db);
  await expect
    .poll(async () => (await find(await unlikePicture(50, 480, 320))).items[0]?.id, { timeout: 8000 })
    .toBe(id);
});
