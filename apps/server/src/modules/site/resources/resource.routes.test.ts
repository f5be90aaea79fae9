import { join } from 'node:path';
import { takeImagesOffline } from '@tuyuan/contract/library/image-management.ts';
import { decorationPath, fixHeightPath, imagePath, tilePath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskStorage } from '../../../adapters/storage/disk.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { type BuiltImage, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { prepareTenant } from '../tenants/index.ts';
import { derivativeKey } from './derivative-key.ts';

let server: TestServer;
let storage: BlobStore;
let published: BuiltImage;
let hidden: BuiltImage;
let author: { authorization: string };
let stranger: { authorization: string };
let reviewer: { authorization: string };
let admin: { authorization: string };

const bytesOf = (name: string) => Buffer.from(`bytes of ${name}, long enough to be cut`);
const names = [
  'h300.jpeg',
  'h300.webp',
  'h300.avif',
  'w640.jpeg',
  'w640.webp',
  'w640.avif',
  'w1600.jpeg',
  'w1600.webp',
];

async function store(image: BuiltImage) {
  for (const name of names)
    await storage.put(
      derivativeKey({ tenantSchema: 'tenant_default', sha256: image.sha256, version: image.version }, name),
      bytesOf(name),
    );
  await storage.put(image.originalKey, Buffer.from('the original'));
}

beforeAll(async () => {
  server = await startTestServer();
  // Before the first request, because the tenant directory is refreshed only every few seconds.
  await prepareTenant(server.databases, { schema: 'tenant_other', name: '另一站', hostName: 'other.test' });
  storage = await openDiskStorage(join(server.dataDir, 'files'));
  author = await server.logInAs('author', ['photographer']);
  stranger = await server.logInAs('stranger', ['user']);
  reviewer = await server.logInAs('reviewer', ['reviewer']);
  admin = await server.logInAs('admin', ['admin']);
  const build = libraryBuilder(server.db);
  const authorId = await build.photographer('author');
  published = await build.image({ authorId });
  hidden = await build.image({ authorId, reviewState: 'pending' });
  await store(published);
  await store(hidden);
});
afterAll(() => server.stop());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers });
const asCookie = ({ authorization }: { authorization: string }) => ({
  cookie: `authorization=${encodeURIComponent(authorization)}`,
});
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('a derivative', () => {
  it('comes in the smallest format the browser names, and may be kept for ever', async () => {
    for (const [accept, type, name] of [
      [chrome, 'image/avif', 'w640.avif'],
      ['image/webp,*/*', 'image/webp', 'w640.webp'],
      ['image/avif;q=0, image/webp', 'image/webp', 'w640.webp'],
      ['*/*', 'image/jpeg', 'w640.jpeg'],
      [undefined, 'image/jpeg', 'w640.jpeg'],
    ] as const) {
      const answer = await get(imagePath(published, 640), accept === undefined ? {} : { accept });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toEqual(bytesOf(name));
      expect(answer.headers).toMatchObject({
        'content-type': type,
        vary: expect.stringContaining('Accept'),
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });

  it('falls back to the next format where a size is not rendered in the best one', async () => {
    expect((await get(imagePath(published, 1600), { accept: chrome })).headers['content-type']).toBe('image/webp');
  });

  it('is served 300 px high too', async () => {
    expect((await get(fixHeightPath(published), { accept: chrome })).rawPayload).toEqual(bytesOf('h300.avif'));
  });

  it('is not sent again to whoever has it', async () => {
    const first = await get(imagePath(published, 640));
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(imagePath(published, 640), { 'if-none-match': header });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    }
    expect((await get(imagePath(published, 640), { 'if-none-match': etag, accept: chrome })).statusCode).toBe(200);
  });

  it('is sent in parts', async () => {
    const whole = bytesOf('w640.jpeg');
    const etag = String((await get(imagePath(published, 640))).headers.etag);
    for (const [range, start, end] of [
      ['bytes=0-3', 0, 3],
      ['bytes=5-', 5, whole.length - 1],
      ['bytes=-4', whole.length - 4, whole.length - 1],
      ['bytes=3-9999', 3, whole.length - 1],
    ] as const) {
      const answer = await get(imagePath(published, 640), { range, 'if-range': etag });
      expect(answer.statusCode).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(answer.rawPayload).toEqual(whole.subarray(start, end + 1));
    }
  });

  it('is sent whole when the part belongs to another version or the range makes no sense', async () => {
    for (const headers of [
      { range: 'bytes=0-3', 'if-range': '"other"' },
      { range: 'bytes=9-3' },
      { range: 'bytes=0-1,3-4' },
      { range: 'lines=1-2' },
    ]) {
      const answer = await get(imagePath(published, 640), headers);
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytesOf('w640.jpeg').length]);
    }
  });

  it('refuses a part behind its end', async () => {
    const answer = await get(imagePath(published, 640), { range: 'bytes=9999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${bytesOf('w640.jpeg').length}`);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'Request.RangeMismatch' } });
  });

  it('answers HEAD with the length and no body', async () => {
    const answer = await get(imagePath(published, 640), {}, 'HEAD');
    expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([
      200,
      String(bytesOf('w640.jpeg').length),
      0,
    ]);
  });

  it('of an unpublished image is shown to its author and the back office only, by cookie too, and kept by no cache', async () => {
    const path = imagePath(hidden, 640);
    for (const headers of [
      {},
      stranger,
      asCookie(stranger),
      { cookie: 'authorization=Bearer%20not-a-token-at-all-not-a-token' },
    ]) {
      expect((await get(path, headers)).statusCode).toBe(404);
    }
    for (const headers of [author, asCookie(author), reviewer, asCookie(reviewer)]) {
      const answer = await get(path, headers);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
  });

  it('is gone at once when its image is taken offline', async () => {
    const build = libraryBuilder(server.db);
    const { rows } = await server.db.execute(sql`SELECT author_id FROM image WHERE id = ${published.id}`);
    const image = await build.image({ authorId: Number(rows[0]?.author_id) });
    await store(image);
    expect((await get(imagePath(image, 640))).statusCode).toBe(200);
    await server.app.inject({
      method: 'POST',
      url: takeImagesOffline.path,
      headers: admin,
      payload: { ids: [image.id] },
    });
    expect((await get(imagePath(image, 640))).statusCode).toBe(404);
  });

  it('answers every wrong address the same clean 404', async () => {
    const { id, version } = published;
    for (const path of [
      `/api/Resource/Image/${id}/641/${version}`,
      `/api/Resource/Image/${id}/0640/${version}`,
      `/api/Resource/Image/${id}/640.0/${version}`,
      `/api/Resource/Image/${id}/9999/${version}`,
      `/api/Resource/Image/0${id}/640/${version}`,
      `/api/Resource/Image/${id}.5/640/${version}`,
      `/api/Resource/Image/99999999999/640/${version}`,
      `/api/Resource/Image/999999/640/${version}`,
      `/api/Resource/Image/-1/640/${version}`,
      `/api/Resource/Image/${id}/640/${hidden.version}`,
      `/api/Resource/Image/${id}/640/original`,
      `/api/Resource/Image/${id}/640/..%2F..%2Foriginals`,
      `/api/Resource/Image/${id}/640/%2e%2e`,
      `/api/Resource/Image/${id}/640/${version}%00`,
      `/api/Resource/Image/${id}/640/${version}/extra`,
      `/api/Resource/Image/${id}/640`,
      `/api/Resource/Image/FixHeight/${id}/nope`,
      `/api/Resource/Image/../../originals/${version}.jpg`,
      `/api/resource/image/${id}/640/${version}`,
    ]) {
      const answer = await get(path, admin);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.json()).toMatchObject({ success: false, __abp: true });
    }
  });

  it('answers what is no address and no method in the envelope', async () => {
    const broken = await get(`/api/Resource/Image/%ZZ/640/${published.version}`);
    expect(broken.statusCode).toBeGreaterThanOrEqual(400);
    expect(broken.statusCode).toBeLessThan(500);
    expect(broken.json()).toMatchObject({ success: false, __abp: true });
    const long = await get(`/api/Resource/Image/${published.id}/640/${'a'.repeat(3000)}`);
    expect(long.statusCode).toBeGreaterThanOrEqual(400);
    expect(long.statusCode).toBeLessThan(500);
    expect(long.json()).toMatchObject({ success: false });
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await server.app.inject({ method, url: imagePath(published, 640), headers: admin });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false });
    }
  });

  it('that is lost on the disk is answered as missing', async () => {
    const build = libraryBuilder(server.db);
    const { rows } = await server.db.execute(sql`SELECT author_id FROM image WHERE id = ${published.id}`);
    const lost = await build.image({ authorId: Number(rows[0]?.author_id) });
    expect((await get(imagePath(lost, 640))).statusCode).toBe(404);
  });
});

describe('an original', () => {
  const raw = (image: BuiltImage) => `/api/Resource/Image/Raw/${image.id}`;

  it('is sent to its author as an attachment that nobody keeps', async () => {
    for (const headers of [author, asCookie(author)]) {
      const answer = await get(raw(published), headers);
      expect([answer.statusCode, answer.body]).toEqual([200, 'the original']);
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/jpeg' });
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="TY\d+\.jpg"$/);
    }
  });

  it('is refused to a visitor whether it exists or not', async () => {
    for (const path of [raw(published), raw(hidden), '/api/Resource/Image/Raw/999999', '/api/Resource/Image/Raw/abc']) {
      const answer = await get(path);
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'Session.Required']);
    }
  });

  it('is refused to others who may see the image, and unknown to who may not', async () => {
    expect((await get(raw(published), stranger)).json().error.code).toBe('Image.OriginalRefused');
    expect((await get(raw(hidden), reviewer)).statusCode).toBe(403);
    expect((await get(raw(hidden), stranger)).statusCode).toBe(404);
    expect((await get('/api/Resource/Image/Raw/999999', admin)).statusCode).toBe(404);
  });

  it('can be resumed, and every download is on record', async () => {
    const answer = await get(raw(published), { ...author, range: 'bytes=4-' });
    expect([answer.statusCode, answer.body]).toEqual([206, 'original']);
    const { rows } = await server.db.execute(sql`
      SELECT 1 FROM audit_log WHERE user_name = 'author' AND action = 'DownloadOriginal' AND parameters->>'id' = ${String(published.id)}`);
    expect(rows.length).toBeGreaterThan(0);
  });
});

it('the cookie signs nobody in outside resources', async () => {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/services/app/menu/GetMyMenus',
    headers: asCookie(admin),
  });
  expect(answer.statusCode).toBe(401);
});

it('another tenant has none of these pictures, nor a session of ours', async () => {
  const other = { host: 'other.test' };
  expect((await get(imagePath(published, 640), other)).statusCode).toBe(404);
  expect((await get(`/api/Resource/Image/Raw/${published.id}`, { ...other, ...admin })).statusCode).toBe(401);
});

describe('a tile of the original', () => {
  it('is 1:1, for whom may have the original, and ends at the picture’s edge', async () => {
    await storage.put(
      published.originalKey,
      await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a40' } })
        .jpeg()
        .toBuffer(),
    );
    const sizeOf = async (column: number, row: number) => {
      const answer = await get(tilePath(published, column, row), author);
      const { width, height } = await sharp(answer.rawPayload).metadata();
      return [width, height];
    };
    expect(await sizeOf(0, 0)).toEqual([1024, 1024]);
    expect(await sizeOf(2, 1)).toEqual([952, 976]);
    const answers = await Promise.all([
      get(tilePath(published, 3, 0), author),
      get(tilePath({ ...published, version: 'another' }, 0, 0), author),
      get(tilePath(published, 0, 0), stranger),
      get(tilePath(hidden, 0, 0), stranger),
      get(tilePath(published, 0, 0), {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403, 404, 401]);
    await storage.put(published.originalKey, Buffer.from('the original'));
  });
});

describe('a decoration', () => {
  it('is drawn once for a picture that was chosen for a place, cut wide, and is otherwise the usual derivative', async () => {
    const original = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    await storage.put(published.originalKey, original);
    const path = decorationPath(published, 800);
    const notChosen = await get(path);
    expect([notChosen.statusCode, notChosen.headers.location]).toEqual([302, imagePath(published, 640)]);
    await server.db.execute(sql`INSERT INTO topic_album (title, cover_image_id) VALUES ('雪山', ${published.id})`);
    const answers = await Promise.all([get(path), get(path)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { width, height, format } = await sharp(answers[0]?.rawPayload).metadata();
    expect([width, height, format]).toEqual([800, 400, 'webp']);
    expect((await get(decorationPath(hidden, 800))).statusCode).toBe(404);
    expect((await get(decorationPath({ ...published, version: 'other' }, 800))).statusCode).toBe(404);
    expect((await get(`/api/Resource/Image/Decoration/${published.id}/4000/${published.version}`)).statusCode).toBe(
      404,
    );
  });
});
