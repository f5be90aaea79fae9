import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import {
  addRelease,
  createUploads,
  deleteRelease,
  deleteUploads,
  getUploads,
  keepLookAlikes,
  submitUploads,
  updateUploads,
} from '@tuyuan/contract/library/image-upload.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../../build-server.ts';
import { readConfig } from '../../../config.ts';
import { findIds } from '../../../platform/database/values.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { paintScene, unlikePicture, withIptc } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type UploadClient, uploadClient } from '../../../testing/upload-client.ts';
import { uploadForm } from '../../../testing/upload-form.ts';
import { putSettings } from '../../site/index.ts';
import { tidyUploads } from './tidy-uploads.ts';

let server: TestServer;
let origin: string;
let build: LibraryBuilder;
let lin: UploadClient;
let linHeaders: { authorization: string };
let wang: UploadClient;
let wangHeaders: { authorization: string };
let visitor: { authorization: string };
let categoryId: number;
let seed = 100;

/** Looks like no other of this file. */
function picture(width = 480, height = 320): Promise<Buffer> {
  seed += 1;
  return unlikePicture(seed, width, height);
}

const complete = () => ({ title: '云海', labels: ['云'], categoryId, aiUse: 'none' as const });

beforeAll(async () => {
  server = await startTestServer();
  await putSettings(server.db, { uploadMinMegapixels: '0', uploadMinLabels: '1' });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  build = libraryBuilder(server.db);
  categoryId = await build.category('风景');
  linHeaders = await server.logInAs('linxiao', ['photographer']);
  wangHeaders = await server.logInAs('wangyu', ['photographer']);
  visitor = await server.logInAs('fangke', []);
  await server.db.execute(
    sql`INSERT INTO photographer (user_id) SELECT id FROM app_user WHERE user_name IN ('linxiao', 'wangyu') ON CONFLICT DO NOTHING`,
  );
  lin = uploadClient(server.app, origin, linHeaders);
  wang = uploadClient(server.app, origin, wangHeaders);
});
afterAll(() => server.stop());

const partials = () => {
  const folder = join(server.dataDir, 'files/tenant_default/uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const reviewStateOf = async (imageId: number) =>
  (await server.db.execute(sql`SELECT review_state FROM image WHERE id = ${imageId}`)).rows[0]?.review_state;
const idOf = async (userName: string) =>
  (await findIds(server.db, sql`SELECT id FROM app_user WHERE user_name = ${userName}`))[0] ?? 0;
const rows = (table: string) => findIds(server.db, sql`SELECT id FROM ${sql.identifier(table)}`);

describe('a file on its way', () => {
  test('is announced, sent in pieces, checked, and becomes a draft with a cover', async () => {
    const bytes = await picture();
    const [item] = await lin.announce([{ fileName: '云.jpg', bytes }]);
    expect(item).toMatchObject({
      state: 'waiting',
      receivedBytes: 0,
      bytes: bytes.length,
      missing: ['title', 'labels', 'categoryId', 'aiUse'],
    });
    const { key, id } = item ?? { key: '', id: 0 };
    expect(await lin.head(key)).toEqual({ status: 200, offset: 0, length: bytes.length });
    expect(await lin.patch(key, new Uint8Array(bytes.subarray(0, 1000)))).toEqual({ status: 204, offset: 1000 });
    await expect
      .poll(async () => (await lin.list()).find((upload) => upload.id === id))
      .toMatchObject({ state: 'uploading', receivedBytes: 1000 });
    expect(await lin.patch(key, new Uint8Array(bytes.subarray(1000)), 1000)).toEqual({
      status: 204,
      offset: bytes.length,
    });
    const ready = await lin.settled(id);
    expect(ready).toMatchObject({ state: 'ready', width: 480, height: 320, refusal: null, lookAlikes: [] });
    expect(ready.cover?.version).toBeTruthy();
    expect(await reviewStateOf(ready.imageId ?? 0)).toBe('draft');
    // A browser that missed the last answer learns that all of it is here.
    expect(await lin.head(key)).toEqual({ status: 200, offset: bytes.length, length: bytes.length });
    expect(partials()).not.toContain(key);
  });

  test('goes on where a cut connection left it, also in another process', async () => {
    const bytes = await picture(1600, 1000);
    const [item] = await lin.announce([{ fileName: '断.jpg', bytes }]);
    const key = item?.key ?? '';
    await cutAfter(key, bytes.subarray(0, 20_000), bytes.length);
    const again = await buildServer({
      config: readConfig({
        NODE_ENV: 'test',
        DATA_DIR: server.dataDir,
        LOG_LEVEL: 'silent',
        IMAGING_WORKERS: '1',
        MODE: 'web',
      }),
      connection: server.databases.connection,
      isOnlyWorker: false,
      logger: createLogger('silent'),
    });
    const restarted = uploadClient(again.app, await again.app.listen({ port: 0, host: '127.0.0.1' }), linHeaders);
    await expect.poll(() => restarted.head(key)).toEqual({ status: 200, offset: 20_000, length: bytes.length });
    expect(await restarted.patch(key, new Uint8Array(bytes.subarray(20_000)), 20_000)).toMatchObject({ status: 204 });
    await again.close();
    expect(await lin.settled(item?.id ?? 0)).toMatchObject({ state: 'ready', width: 1600 });
  });

  test('is written by one request at a time: of two at once one wins, and no byte is lost', async () => {
    const bytes = new Uint8Array(await picture(1600, 1000));
    const [item] = await lin.announce([{ fileName: '两次.jpg', bytes }]);
    const answers = await Promise.all([lin.patch(item?.key ?? '', bytes), lin.patch(item?.key ?? '', bytes)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await lin.settled(item?.id ?? 0)).toMatchObject({ state: 'ready' });
  });

  test('takes no byte more than was announced', async () => {
    const bytes = await picture();
    const [item] = await lin.announce([{ fileName: '多.jpg', bytes: bytes.subarray(0, 100) }]);
    expect((await lin.patch(item?.key ?? '', new Uint8Array(bytes))).status).toBe(413);
  });

  test('has an address that is worth nothing to others', async () => {
    const bytes = await picture();
    const [item] = await lin.announce([{ fileName: '私.jpg', bytes }]);
    const key = item?.key ?? '';
    expect((await wang.patch(key, new Uint8Array(bytes))).status).toBe(404);
    expect((await lin.patch('A'.repeat(22), new Uint8Array(bytes))).status).toBe(404);
    expect((await uploadClient(server.app, origin, visitor).patch(key, new Uint8Array(bytes))).status).toBe(403);
    expect(
      (await uploadClient(server.app, origin, { authorization: `Bearer ${'x'.repeat(43)}` }).head(key)).status,
    ).toBe(401);
    const cookie = linHeaders.authorization.slice('Bearer '.length);
    const byCookie = await fetch(`${origin}/api/Upload/Image/${key}`, {
      method: 'HEAD',
      headers: { cookie: `authorization=${cookie}`, 'tus-resumable': '1.0.0' },
    });
    expect(byCookie.status).toBe(401);
  });

  test('is complete although the process died before it could note so', async () => {
    const bytes = await picture();
    const [item] = await lin.announce([{ fileName: '末.jpg', bytes }]);
    await server.ingest.storage.put(`tenant_default/uploads/${item?.key}`, bytes);
    expect(await lin.head(item?.key ?? '')).toMatchObject({ offset: bytes.length });
    expect(await lin.settled(item?.id ?? 0)).toMatchObject({ state: 'ready' });
  });
});

describe('announcing', () => {
  test('answers a file again that was announced before, and twins in one call once', async () => {
    const bytes = await picture();
    const [first] = await lin.announce([{ fileName: '再.jpg', bytes }]);
    const [again] = await lin.announce([{ fileName: '再.jpg', bytes }], { withDigest: true });
    expect(again?.id).toBe(first?.id);
    const twin = await picture();
    const twins = await lin.announce(
      [
        { fileName: '甲.jpg', bytes: twin },
        { fileName: '乙.jpg', bytes: twin },
      ],
      { withDigest: true },
    );
    expect(twins[0]?.id).toBe(twins[1]?.id);
    const other = await picture();
    const [one, two] = await Promise.all([
      lin.announce([{ fileName: '同.jpg', bytes: other }]),
      lin.announce([{ fileName: '同.jpg', bytes: other }]),
    ]);
    expect(one[0]?.id).toBe(two[0]?.id);
  });

  test('refuses a file that the library has before a byte is sent, and names it; another author’s draft keeps its title', async () => {
    const bytes = await picture();
    const own = await lin.upload({ fileName: '有.jpg', bytes, details: { title: '我的云' } });
    const [mine] = await lin.announce([{ fileName: '又.jpg', bytes }], { withDigest: true });
    expect(mine?.id).toBe(own.id);
    const [theirs] = await wang.announce([{ fileName: '又.jpg', bytes }], { withDigest: true });
    expect(theirs).toMatchObject({
      state: 'refused',
      refusal: { code: 'Image.Duplicate', message: '这张图片已在图库中。' },
      duplicateOf: { imageId: own.imageId, title: '', cover: null, isOwn: false, likeness: 1 },
    });
    const [same] = await wang.announce([{ fileName: '又.jpg', bytes }], { withDigest: true });
    expect(same?.id).toBe(theirs?.id);
  });

  test('refuses what is empty, too large or beyond the person’s and the site’s room', async () => {
    await putSettings(server.db, { uploadMegabytes: '1' });
    const sizes = await resultOf(
      server.app,
      createUploads,
      {
        files: [
          { fileName: '空.jpg', bytes: 0 },
          { fileName: '大.jpg', bytes: 2 * 1024 ** 2 },
        ],
      },
      wangHeaders,
    );
    expect(sizes.items.map(({ refusal }) => refusal?.code)).toEqual(['Picture.Empty', 'Picture.TooLarge']);
    await putSettings(server.db, { uploadMegabytes: '100', uploadGigabytes: '1' });
    const announce = async (bytes: number, fileName: string) =>
      (await resultOf(server.app, createUploads, { files: [{ fileName, bytes }] }, wangHeaders)).items[0]?.refusal
        ?.code;
    const large = await build.image({ authorId: await idOf('wangyu'), reviewState: 'draft' });
    await server.db.execute(sql`UPDATE image SET bytes = ${1024 ** 3 - 1000} WHERE id = ${large.id}`);
    expect(await announce(2000, '满.jpg')).toBe('Upload.StorageFull');
    await putSettings(server.db, { uploadGigabytes: '0' });
    await server.db.execute(sql`UPDATE platform.tenant SET storage_limit_bytes = ${1024 ** 3}`);
    expect(await announce(5_000_000, '站.jpg')).toBe('Tenant.StorageLimitReached');
    await server.db.execute(sql`UPDATE platform.tenant SET storage_limit_bytes = NULL`);
    await server.db.execute(sql`DELETE FROM image WHERE id = ${large.id}`);
  });

  test('is for photographers, and for their own albums', async () => {
    const calls: [Endpoint, Record<string, unknown>][] = [
      [getUploads, {}],
      [createUploads, { files: [{ fileName: 'a.jpg', bytes: 1 }] }],
      [updateUploads, { changes: [{ id: 1 }] }],
      [deleteUploads, { ids: [1] }],
      [keepLookAlikes, { ids: [1] }],
      [submitUploads, { ids: [1] }],
      [deleteRelease, { id: 1 }],
    ];
    for (const [endpoint, input] of calls)
      expect(await callEndpoint(server.app, endpoint, input, visitor)).toMatchObject({
        status: 403,
        code: 'Photographer.Required',
      });
    const foreign = await build.album({ authorId: await idOf('wangyu'), title: '别人的' });
    const into = (details: object) =>
      callEndpoint(server.app, createUploads, { files: [{ fileName: 'a.jpg', bytes: 9, details }] }, linHeaders);
    expect(await into({ albumId: foreign })).toMatchObject({ status: 404, code: 'Album.NotFound' });
    expect(await into({ categoryId: 999_999 })).toMatchObject({ code: 'Category.NotFound' });
    expect(await into({ regionId: 999_999 })).toMatchObject({ code: 'Region.NotFound' });
  });
});

describe('the check', () => {
  test('makes one image of two same files that are announced and completed at once', async () => {
    const bytes = await picture();
    const settled = await Promise.all([
      lin.upload({ fileName: '一.jpg', bytes }),
      wang.upload({ fileName: '二.jpg', bytes }),
    ]);
    expect(settled.map(({ state }) => state).toSorted()).toEqual(['ready', 'refused']);
    const refused = settled.find(({ state }) => state === 'refused');
    expect(refused).toMatchObject({
      refusal: { code: 'Image.Duplicate' },
      duplicateOf: { imageId: settled.find(({ state }) => state === 'ready')?.imageId },
    });
  });

  test('refuses too few pixels, and bytes that aren’t those that were announced', async () => {
    await putSettings(server.db, { uploadMinMegapixels: '3' });
    const small = await lin.upload({ fileName: '小.jpg', bytes: await picture() });
    expect(small).toMatchObject({
      refusal: { code: 'Picture.TooFewPixels', details: '480×320，至少 3 百万像素' },
      imageId: null,
    });
    await putSettings(server.db, { uploadMinMegapixels: '0' });
    const bytes = await picture();
    const [item] = await lin.announce([{ fileName: '变.jpg', bytes }], { withDigest: true });
    const altered = new Uint8Array(bytes);
    altered[altered.length - 10] = 1;
    await lin.patch(item?.key ?? '', altered);
    expect(await lin.settled(item?.id ?? 0)).toMatchObject({ refusal: { code: 'Upload.Altered' } });
  });

  test('fills from the file only what its author left empty', async () => {
    const tagged = withIptc(await picture(), [
      [5, Buffer.from('文件里的题')],
      [25, Buffer.from('文件标签')],
      [120, Buffer.from('文件里的说明')],
    ]);
    const [item] = await lin.announce([{ fileName: '题.jpg', bytes: tagged, details: { title: '作者的题' } }]);
    await resultOf(server.app, updateUploads, { changes: [{ id: item?.id, categoryId, labels: [] }] }, linHeaders);
    await lin.patch(item?.key ?? '', new Uint8Array(tagged));
    expect(await lin.settled(item?.id ?? 0)).toMatchObject({
      details: { title: '作者的题', description: '文件里的说明', labels: ['文件标签'], categoryId },
      missing: ['aiUse'],
    });
  });

  test('shows own and published pictures that look like it until its author keeps it', async () => {
    const bytes = await paintScene(480, 320, 3).jpeg({ quality: 95 }).toBuffer();
    const first = await lin.upload({ fileName: '原.jpg', bytes, details: complete() });
    const weaker = await sharp(bytes).jpeg({ quality: 60 }).toBuffer();
    const second = await lin.upload({ fileName: '近.jpg', bytes: weaker, details: complete() });
    expect(second.lookAlikes).toMatchObject([{ imageId: first.imageId, isOwn: true, title: '云海' }]);
    expect(second.lookAlikes[0]?.likeness).toBeGreaterThan(0.9);
    // Another's drafts are nobody's business.
    const other = await wang.upload({ fileName: '旁.jpg', bytes: await sharp(bytes).jpeg({ quality: 50 }).toBuffer() });
    expect(other.lookAlikes).toEqual([]);
    const submit = () => resultOf(server.app, submitUploads, { ids: [second.id] }, linHeaders);
    expect((await submit()).failed).toMatchObject([{ code: 'Upload.LooksAlike' }]);
    expect(await resultOf(server.app, keepLookAlikes, { ids: [second.id] }, wangHeaders)).toMatchObject({
      failed: [{ code: 'Upload.NotFound' }],
    });
    await resultOf(server.app, keepLookAlikes, { ids: [second.id] }, linHeaders);
    expect((await lin.settled(second.id)).lookAlikes).toEqual([]);
    expect((await submit()).succeeded).toEqual([second.id]);
  });
});

describe('details', () => {
  test('are set on many pictures at once, before and after their bytes are here; what is left out stays', async () => {
    const ready = await lin.upload({ fileName: '甲.jpg', bytes: await picture(), details: { title: '甲' } });
    const [waiting] = await lin.announce([{ fileName: '乙.jpg', bytes: await picture(), details: { title: '乙' } }]);
    const albumId = await build.album({ authorId: await idOf('linxiao'), title: '行程', reviewState: 'draft' });
    const change = {
      labels: ['山', '雪'],
      categoryId,
      albumId,
      aiUse: 'assisted',
      prices: { editorial: 0, commercial: 5000, extended: null },
    };
    const { items } = await resultOf(
      server.app,
      updateUploads,
      {
        changes: [
          { id: ready.id, ...change },
          { id: waiting?.id, ...change },
        ],
      },
      linHeaders,
    );
    expect(items).toMatchObject([
      { details: { title: '甲', ...change }, missing: [] },
      { details: { title: '乙', ...change }, missing: [] },
    ]);
    const emptied = await resultOf(
      server.app,
      updateUploads,
      { changes: [{ id: ready.id, title: '', categoryId: null }] },
      linHeaders,
    );
    expect(emptied.items).toMatchObject([
      { details: { title: '', labels: ['山', '雪'] }, missing: ['title', 'categoryId'] },
    ]);
  });

  test('are refused as a whole when one picture isn’t the caller’s or a reference isn’t there', async () => {
    const [own] = await lin.announce([{ fileName: '己.jpg', bytes: await picture() }]);
    const [foreign] = await wang.announce([{ fileName: '人.jpg', bytes: await picture() }]);
    const update = (changes: object[]) => callEndpoint(server.app, updateUploads, { changes }, linHeaders);
    expect(
      await update([
        { id: own?.id, title: '改' },
        { id: foreign?.id, title: '改' },
      ]),
    ).toMatchObject({ status: 404, code: 'Upload.NotFound' });
    expect(await update([{ id: own?.id, title: '改', categoryId: 999_999 }])).toMatchObject({
      code: 'Category.NotFound',
    });
    expect((await lin.list()).find(({ id }) => id === own?.id)?.details.title).toBe('');
  });
});

describe('submitting', () => {
  test('hands what is ready and complete to review, and tells of each other why not', async () => {
    const good = await lin.upload({ fileName: '好.jpg', bytes: await picture(), details: complete() });
    const incomplete = await lin.upload({ fileName: '缺.jpg', bytes: await picture(), details: { title: '缺' } });
    const [waiting] = await lin.announce([{ fileName: '等.jpg', bytes: await picture() }]);
    const foreign = await wang.upload({ fileName: '外.jpg', bytes: await picture(), details: complete() });
    const ids = [good.id, incomplete.id, waiting?.id, foreign.id];
    const result = await resultOf(server.app, submitUploads, { ids }, linHeaders);
    expect(result.succeeded).toEqual([good.id]);
    expect(result.failed.map(({ code }) => code)).toEqual(['Upload.Incomplete', 'Upload.NotReady', 'Upload.NotFound']);
    expect(await reviewStateOf(good.imageId ?? 0)).toBe('pending');
    const history = await server.db.execute(
      sql`SELECT from_state, to_state, actor_id FROM state_change WHERE image_id = ${good.imageId}`,
    );
    expect(history.rows).toEqual([{ from_state: 'draft', to_state: 'pending', actor_id: await idOf('linxiao') }]);
    expect((await lin.list()).map(({ id }) => id)).not.toContain(good.id);
    expect(
      await callEndpoint(server.app, updateUploads, { changes: [{ id: good.id, title: '晚' }] }, linHeaders),
    ).toMatchObject({ code: 'Upload.NotFound' });
    const twice = await Promise.all(
      [1, 2].map(() => resultOf(server.app, submitUploads, { ids: [foreign.id] }, wangHeaders)),
    );
    expect(twice.map(({ succeeded }) => succeeded.length).toSorted()).toEqual([0, 1]);
  });
});

describe('deleting', () => {
  test('takes the draft, its files and what was sent along, and leaves others’ alone', async () => {
    const ready = await lin.upload({ fileName: '删.jpg', bytes: await picture() });
    const [started] = await lin.announce([{ fileName: '半.jpg', bytes: await picture() }]);
    await lin.patch(started?.key ?? '', new Uint8Array(10));
    const { rows: files } = await server.db.execute(sql`SELECT original_key FROM image WHERE id = ${ready.imageId}`);
    const original = String(files[0]?.original_key);
    expect(await resultOf(server.app, deleteUploads, { ids: [ready.id] }, wangHeaders)).toMatchObject({
      failed: [{ code: 'Upload.NotFound' }],
    });
    const gone = await resultOf(server.app, deleteUploads, { ids: [ready.id, started?.id] }, linHeaders);
    expect(gone.failed).toEqual([]);
    expect(await server.ingest.storage.size(original)).toBeNull();
    expect(partials()).not.toContain(started?.key);
    expect(await rows('image')).not.toContain(ready.imageId);
    expect(await rows('upload')).not.toContain(ready.id);
    expect((await lin.head(started?.key ?? '')).status).toBe(404);
  });

  test('happens by itself after seven days without progress, and to files that belong to none', async () => {
    const [old] = await lin.announce([{ fileName: '旧.jpg', bytes: await picture() }]);
    await lin.patch(old?.key ?? '', new Uint8Array(10));
    await expect.poll(async () => (await lin.list()).find(({ id }) => id === old?.id)?.receivedBytes).toBe(10);
    await server.db.execute(sql`UPDATE upload SET updated_at = now() - interval '8 days' WHERE id = ${old?.id}`);
    await server.ingest.storage.put('tenant_default/uploads/lost', Buffer.from('lost'));
    const bytes = await picture();
    const [late] = await lin.announce([{ fileName: '晚.jpg', bytes }]);
    await server.ingest.storage.put(`tenant_default/uploads/${late?.key}`, bytes);
    await tidyUploads(server.ingest, { schema: 'tenant_default', db: server.db }, Date.now() + 25 * 3600 * 1000);
    expect(partials()).not.toContain(old?.key);
    expect(partials()).not.toContain('lost');
    expect(await rows('upload')).not.toContain(old?.id);
    expect(await lin.settled(late?.id ?? 0)).toMatchObject({ state: 'ready' });
  });
});

describe('releases', () => {
  test('go with several pictures; a picture is redrawn, and what is neither picture nor PDF is refused', async () => {
    const items = await lin.announce([
      { fileName: '一.jpg', bytes: await picture() },
      { fileName: '二.jpg', bytes: await picture() },
    ]);
    const ids = String(items.map(({ id }) => id));
    const attach = (name: string, bytes: Buffer, headers = linHeaders) =>
      uploadForm(server.app, addRelease, { ids, kind: 'model' }, { name, bytes }, headers);
    const added = await attach('肖像权.jpg', await picture());
    const release = { kind: 'model', fileName: '肖像权.jpg' };
    expect(added.result?.items).toMatchObject([{ releases: [release] }, { releases: [release] }]);
    expect((await attach('页.html', Buffer.from('<html><script>1</script></html>'))).code).toBe('Release.NotAllowed');
    expect((await attach('假.pdf', Buffer.from('%PDF-1.4 nothing'))).code).toBe('Release.NotAllowed');
    expect((await attach('肖像权.jpg', await picture(), wangHeaders)).code).toBe('Upload.NotFound');
    const releaseId = added.result?.items[0]?.releases[0]?.id ?? 0;
    const read = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: `/api/Resource/Release/${releaseId}`, headers })).statusCode;
    const reviewer = await server.logInAs('shenhe', ['admin']);
    expect([await read(linHeaders), await read(reviewer), await read(wangHeaders), await read({})]).toEqual([
      200, 200, 404, 404,
    ]);
    const { rows: kept } = await server.db.execute(sql`SELECT key FROM image_release WHERE id = ${releaseId}`);
    const stored = `tenant_default/releases/${String(kept[0]?.key).slice(0, 2)}/${kept[0]?.key}`;
    expect(await server.ingest.storage.size(stored)).toBeGreaterThan(0);
    expect(await callEndpoint(server.app, deleteRelease, { id: releaseId }, wangHeaders)).toMatchObject({
      code: 'Release.NotFound',
    });
    const removed = await resultOf(server.app, deleteRelease, { id: releaseId }, linHeaders);
    expect(removed.items.map(({ releases }) => releases)).toEqual([[], []]);
    expect(await server.ingest.storage.size(stored)).toBeNull();
  });
});

/** Sends the head of a file and hangs up. */
async function cutAfter(key: string, head: Buffer, length: number): Promise<void> {
  const { port } = new URL(origin);
  await new Promise<void>((done) => {
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'PATCH',
      path: `/api/Upload/Image/${key}`,
      headers: {
        ...linHeaders,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': length,
      },
    });
    call.on('error', () => done());
    call.write(head, () => setTimeout(() => call.destroy(), 300));
  });
}
