import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as waterMark from '@tuyuan/contract/library/water-mark.ts';
import { watermarkStarts } from '@tuyuan/contract/library/watermark-choices.ts';
import { type DerivativeWidth, decorationPath, fixHeightPath, imagePath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildServer } from '../../../build-server.ts';
import { readConfig } from '../../../config.ts';
import { createLogger } from '../../../platform/observability/logger.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addImage } from '../ingest/index.ts';
import { hashSettings, watermarkLayers } from './watermark-layers.ts';

const { pretty, recommended, strict } = watermarkStarts;
const schema = 'tenant_default';
const ImageRow = z.object({
  id: z.number(),
  version: z.string(),
  recipe: z.string(),
  sha256: z.instanceof(Buffer),
  original_key: z.string(),
});

let server: TestServer;
let admin: { authorization: string };
let editor: { authorization: string };
let authorId: number;
let mountains: number;
let glaciers: number;
let folder: string;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  editor = await server.logInAs('editor', ['user']);
  const build = libraryBuilder(server.db);
  authorId = await build.photographer('linxiao');
  mountains = await build.category('山');
  glaciers = await build.category('冰川', mountains);
  folder = await mkdtemp(join(tmpdir(), 'tuyuan-marks-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function read(id: number) {
  const { rows } = await server.db.execute(sql`SELECT * FROM image WHERE id = ${id}`);
  return ImageRow.parse(rows[0]);
}

async function addPublished(categoryId: number | null = null, size: [number, number] = [900, 600]) {
  made += 1;
  const path = join(folder, `${made}.jpg`);
  await writeFile(
    path,
    await paintScene(...size, made)
      .jpeg()
      .toBuffer(),
  );
  const { id } = await addImage(
    server.ingest,
    { schema, db: server.db },
    {
      file: { location: path, fileName: `${made}.jpg` },
      authorId,
      details: { categoryId },
      publish: true,
    },
  );
  const ready = async () =>
    (await server.db.execute(sql`SELECT 1 FROM image WHERE id = ${id} AND review_state = 'approved'`)).rows.length;
  await expect.poll(ready, { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await get(imagePath(await read(id), 1600))).statusCode).toBe(200);
  return read(id);
}

const get = (url: string, accept = 'image/jpeg') => server.app.inject({ url, headers: { accept } });
const marks = async () => (await resultOf(server.app, waterMark.getWaterMarks, {}, admin)).items;
const progress = () => resultOf(server.app, waterMark.getRerendering, {}, admin);
const pause = () => resultOf(server.app, waterMark.pauseRerendering, {}, admin);
const goOn = () => resultOf(server.app, waterMark.continueRerendering, {}, admin);
async function publish(settings: waterMark.WatermarkSettings) {
  const [{ hash } = { hash: '' }] = await marks();
  return resultOf(server.app, waterMark.updateWaterMark, { categoryId: null, settings, basedOn: hash }, admin);
}
const allDone = () =>
  expect.poll(async () => (await progress()).done === (await progress()).total, { timeout: 30_000 }).toBe(true);

describe('settings', () => {
  it('a new site has the recommended mark, known by the hash that the migration writes', async () => {
    expect(await marks()).toMatchObject([{ category: null, settings: recommended, hash: hashSettings(recommended) }]);
  });

  it('a mark says what is known of the picture, and its number at least', () => {
    const subject = { no: 'TY202601000001', author: '林晓', unit: '' };
    const text = (said: string) => ({ ...recommended, mark: { kind: 'text' as const, text: said } });
    const texts = (said: string) =>
      watermarkLayers(text(said), subject, null).map(({ mark }) => mark.kind === 'text' && mark.text);
    expect(texts('{摄影师} · 图苑')).toEqual(['林晓 · 图苑', '林晓 · 图苑 · TY202601000001']);
    expect(texts('{单位}')).toEqual(['TY202601000001', 'TY202601000001']);
    expect(watermarkLayers(pretty, subject, null)).toHaveLength(1);
  });

  it('needs tiles or a corner, and a picture that was uploaded', async () => {
    const call = async (settings: object) =>
      callEndpoint(server.app, waterMark.updateWaterMark, { categoryId: null, settings, basedOn: 'x' }, admin);
    expect(await call({ ...pretty, corner: null })).toMatchObject({ status: 400 });
    const missing = { kind: 'picture', pictureKey: 'A'.repeat(22) };
    expect(await call({ ...pretty, mark: missing })).toMatchObject({ code: 'WaterMark.PictureMissing' });
    expect(await call(pretty)).toMatchObject({ code: 'WaterMark.ChangedMeanwhile' });
  });

  it('of two who publish at once from the same mark, one is told', async () => {
    const [{ hash } = { hash: '' }] = await marks();
    const change = (settings: object) =>
      callEndpoint(server.app, waterMark.updateWaterMark, { categoryId: null, settings, basedOn: hash }, admin);
    const codes = (await Promise.all([change(strict), change(pretty)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['WaterMark.ChangedMeanwhile', null]);
    await publish(recommended);
  });
});

describe('the switch', () => {
  const addresses = (image: { id: number; version: string }) => [
    ...([320, 640, 1280, 1600] as const).map((width: DerivativeWidth) => imagePath(image, width)),
    fixHeightPath(image),
  ];

  it('from it on no byte of an old mark leaves the server: paused, after a restart, in any format', async () => {
    const image = await addPublished();
    const before = new Map<string, Buffer>();
    for (const accept of ['image/jpeg', 'image/webp', 'image/avif'])
      for (const url of addresses(image)) before.set(`${url} ${accept}`, (await get(url, accept)).rawPayload);
    await pause();
    await publish(strict);
    expect(await progress()).toMatchObject({ isPaused: true, done: 0 });
    await server.db.execute(sql`UPDATE image SET processing_error = 'Picture.TooSlow' WHERE id = ${image.id}`);

    async function assertNothingOld(fetched: typeof get): Promise<void> {
      for (const accept of ['image/jpeg', 'image/webp', 'image/avif'])
        for (const url of addresses(image)) {
          const answer = await fetched(url, accept);
          const { width = 0, height = 0 } = await sharp(answer.rawPayload).metadata();
          expect([answer.statusCode, Math.max(width, height) <= 480]).toEqual([200, true]);
          const isMarked = !url.includes('/320/') && !url.includes('FixHeight');
          if (!isMarked) continue;
          expect(answer.headers['cache-control']).toBe('private, no-store');
          expect(answer.rawPayload.equals(before.get(`${url} ${accept}`) ?? Buffer.alloc(0))).toBe(false);
        }
    }
    await assertNothingOld(get);
    const again = await buildServer({
      config: readConfig({ NODE_ENV: 'test', DATA_DIR: server.dataDir, LOG_LEVEL: 'silent', MODE: 'web' }),
      connection: server.databases.connection,
      isOnlyWorker: false,
      logger: createLogger('silent'),
    });
    await assertNothingOld((url, accept = '') => again.app.inject({ url, headers: { accept } }));
    await again.close();

    expect((await progress()).failures).toMatchObject([{ id: image.id }]);
    await goOn();
    await allDone();
    const switched = await read(image.id);
    expect(switched).toMatchObject({ recipe: expect.stringContaining(hashSettings(strict)) });
    // Pages that are open still name the old version; where it went is known a moment after the switch.
    await expect.poll(async () => (await get(imagePath(image, 1280))).statusCode).toBe(302);
    const moved = await get(imagePath(image, 1280));
    expect([moved.statusCode, moved.headers.location]).toEqual([302, imagePath(switched, 1280)]);
    expect(moved.headers['cache-control']).toBe('no-store');
    expect((await get(imagePath(switched, 1280))).headers['cache-control']).toContain('immutable');
    expect((await get(imagePath({ ...image, version: 'other' }, 1280))).statusCode).toBe(404);
  });

  it('what somebody looks at is rendered although all else is paused', async () => {
    const image = await addPublished();
    await pause();
    await publish(recommended);
    await get(imagePath(image, 1280));
    await expect
      .poll(async () => (await read(image.id)).recipe, { timeout: 20_000 })
      .toContain(hashSettings(recommended));
    await goOn();
    await allDone();
  });

  it('a decoration carries the new mark at once', async () => {
    const image = await addPublished();
    await server.db.execute(sql`INSERT INTO topic_album (title, cover_image_id) VALUES ('雪山', ${image.id})`);
    const url = decorationPath(image, 800);
    const old = await get(url);
    await pause();
    await publish({ ...strict, mark: { kind: 'text', text: '换了' } });
    const now = await get(url);
    expect(now.statusCode).toBe(200);
    expect(now.rawPayload.equals(old.rawPayload)).toBe(false);
    await goOn();
    await allDone();
  });

  it('starts with what is looked at most, and names what failed and why', async () => {
    const [rare, popular, broken] = [await addPublished(), await addPublished(), await addPublished()];
    await server.db.execute(sql`UPDATE image SET views = 100 WHERE id = ${popular.id}`);
    await server.ingest.storage.put(broken.original_key, Buffer.from('no picture at all'));
    await publish(recommended);
    await expect
      .poll(async () => (await read(rare.id)).recipe, { timeout: 30_000 })
      .toContain(hashSettings(recommended));
    const { rows } = await server.db.execute(
      sql`SELECT id FROM image WHERE id IN (${rare.id}, ${popular.id}) ORDER BY updated_at`,
    );
    expect(rows.map(({ id }) => id)).toEqual([popular.id, rare.id]);
    await expect.poll(async () => (await progress()).failedCount, { timeout: 20_000 }).toBe(1);
    expect((await progress()).failures).toMatchObject([{ id: broken.id, reason: '文件内容不是图片。' }]);
    expect((await get(imagePath(broken, 1280))).headers['cache-control']).toBe('private, no-store');
  });
});

describe('a category’s own mark', () => {
  it('holds for what is below it, until it is taken away', async () => {
    const image = await addPublished(glaciers);
    const other = await addPublished();
    await resultOf(server.app, waterMark.createWaterMark, { categoryId: mountains, settings: strict }, admin);
    expect(await marks()).toMatchObject([{ category: null }, { category: { name: '山' }, imageCount: 1 }]);
    await expect.poll(async () => (await read(image.id)).recipe, { timeout: 20_000 }).toContain(hashSettings(strict));
    expect((await read(other.id)).version).toBe(other.version);
    const again = { categoryId: mountains, settings: pretty };
    expect(await callEndpoint(server.app, waterMark.createWaterMark, again, admin)).toMatchObject({
      code: 'WaterMark.Taken',
    });
    await resultOf(server.app, waterMark.deleteWaterMark, { categoryId: mountains }, admin);
    await expect
      .poll(async () => (await read(image.id)).recipe, { timeout: 20_000 })
      .toContain(hashSettings(recommended));
  });
});

describe('trying it out', () => {
  it('draws a picture as it would be, tells what that costs, and shows it bare only to who may have originals', async () => {
    const image = await addPublished();
    const preview = (settings: object | null, headers = admin) =>
      callEndpoint(server.app, waterMark.previewWaterMark, { imageId: image.id, settings, width: 640 }, headers);
    const [light, heavy, bare] = [await preview(pretty), await preview(strict), await preview(null)];
    expect(light.result?.picture).toMatch(/^data:image\/webp;base64,/);
    expect(light.result?.covered).toBeLessThan(heavy.result?.covered ?? 0);
    expect(light.result?.retouched).toBeLessThan(heavy.result?.retouched ?? 0);
    expect(bare.result).toMatchObject({ covered: 0, retouched: 0 });
    await server.db.execute(
      sql`INSERT INTO user_permission SELECT id, 'Pages.Watermarks', true FROM app_user WHERE user_name = 'editor'`,
    );
    expect((await preview(pretty, editor)).status).toBe(200);
    expect(await preview(null, editor)).toMatchObject({ code: 'Image.OriginalRefused' });
  });

  it('offers an upright, a bright, a dark and a busy picture', async () => {
    await addPublished(null, [600, 900]);
    await server.db.execute(sql`UPDATE image SET width = 900 WHERE width < 900`);
    const { items } = await resultOf(server.app, waterMark.getTypicalImages, { turn: 1 }, admin);
    expect(items.map(({ kind }) => kind)).toEqual(['portrait', 'bright', 'dark', 'busy']);
  });

  it('a picture as a mark is redrawn, kept under a key that no address reaches, and drawn on the pictures', async () => {
    const logo = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(logo)], 'logo.png'));
    const sent = new Response(form);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/ResourceManagement/Watermark',
      headers: { ...admin, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const { pictureKey } = answer.json<{ result: { pictureKey: string } }>().result;
    expect((await get(`/api/Resource/Misc/${pictureKey}`)).statusCode).toBe(404);
    const image = await addPublished();
    const settings = { ...strict, mark: { kind: 'picture', pictureKey } };
    const { covered } = await resultOf(
      server.app,
      waterMark.previewWaterMark,
      { imageId: image.id, settings, width: 640 },
      admin,
    );
    expect(covered).toBeGreaterThan(0.01);
  });
});
