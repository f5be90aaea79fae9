import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestOf } from '@tuyuan/contract/endpoint.ts';
import { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import { getMeaningStatus, getSeenLabels } from '@tuyuan/contract/library/image-meaning.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTextImage } from '../../../adapters/text-image/open-text-image.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { writeTinyModel } from '../../../testing/write-tiny-model.ts';
import { derivativeKey } from '../../site/index.ts';
import { describeMeanings, describeMeaningsJob } from './describe-meanings.ts';
import type { TextImageModel } from './text-image-model.ts';

const schema = 'tenant_default';
type Headers = { authorization: string };

let folder: string;
let server: TestServer;
let admin: Headers;
let author: Headers;
let other: Headers;
let authorId: number;
let categoryId: number;
let textImage: Awaited<ReturnType<typeof openTextImage>>;
const ids: Record<string, number> = {};

/** A published image whose rendering is of one colour. */
async function image(background: string, title: string, fields: object = {}): Promise<number> {
  const built = await libraryBuilder(server.db).image({ authorId, title, ...fields });
  const source = { tenantSchema: schema, sha256: built.sha256, version: built.version };
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
  await server.ingest.storage.put(derivativeKey(source, 'w640.jpeg'), await picture.jpeg().toBuffer());
  return built.id;
}
const describeAll = () => describeMeanings({ ...server.ingest, textImage }, { schema, db: server.db });
const search = (input: RequestOf<typeof searchImages>) => resultOf(server.app, searchImages, input);
const found = async (input: RequestOf<typeof searchImages>) => (await search(input)).items.map(({ id }) => id);
const status = () => resultOf(server.app, getMeaningStatus, {}, admin);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuyuan-models-'));
  await writeTinyModel(folder);
  textImage = await openTextImage(folder);
  server = await startTestServer({ MODE: 'web', MODELS_DIR: folder });
  admin = await server.logInAs('admin', ['admin']);
  author = await server.logInAs('author', []);
  other = await server.logInAs('other', []);
  const build = libraryBuilder(server.db);
  authorId = await build.photographer('author');
  categoryId = await build.category('风光');
  ids.blue = await image('#2040c0', '湖', { categoryId });
  ids.sky = await image('#5080f0', '天空');
  ids.red = await image('#c02020', '灯笼');
  ids.named = await image('#20c040', '蓝');
  ids.hidden = await image('#2040c0', '草稿', { reviewState: 'draft' });
});
afterAll(async () => {
  textImage.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('nothing is found by meaning before it is described, and everything is described once', async () => {
  // Once the model is there, so that an empty offer says that there is nothing.
  await expect
    .poll(async () => (await callEndpoint(server.app, searchImages, { keyword: '蓝', byMeaning: true })).status, {
      timeout: 20_000,
    })
    .toBe(200);
  expect((await search({ keyword: '蓝' })).relaxations).toEqual([]);
  expect(await status()).toMatchObject({ model: 'tiny-colours', fault: null, described: 0, waiting: 5 });
  await describeAll();
  expect(await status()).toMatchObject({ described: 5, waiting: 0, failed: 0 });
});

describe('a search by words', () => {
  it('says how many more are found by what is on them, and shows none of them among its own', async () => {
    await expect
      .poll(async () => (await search({ keyword: '蓝' })).relaxations, { timeout: 20_000 })
      .toContainEqual({ condition: 'meaning', word: null, gain: 2 });
    expect(await search({ keyword: '蓝' })).toMatchObject({ items: [{ id: ids.named }], isByMeaning: false });
    expect(await search({ keyword: '红' })).toMatchObject({
      totalCount: 0,
      relaxations: [{ condition: 'meaning', word: null, gain: 1 }],
    });
  });

  it('offers nothing where the words alone are wanted, or say nothing to the model', async () => {
    expect((await search({ keyword: '蓝', exact: true })).relaxations).toEqual([]);
    expect((await search({ keyword: '不存在' })).relaxations).toEqual([]);
    expect((await search({ keyword: '红', withFacets: false })).relaxations).toEqual([]);
  });
});

describe('a search by meaning', () => {
  it('finds what is on the pictures, the nearest first, and says so; only what is published', async () => {
    const answer = await search({ keyword: '蓝', byMeaning: true });
    expect(answer.items.map(({ id }) => id)).toEqual([ids.blue, ids.sky]);
    expect(answer).toMatchObject({ isByMeaning: true, totalCount: 2, relaxations: [] });
    expect(answer.items[0]?.reasons).toEqual([{ kind: 'meaning', query: '蓝', matched: '' }]);
    expect(answer.facets?.categories).toMatchObject([{ id: categoryId, count: 1 }]);
  });

  it('keeps every filter, sorts otherwise where asked, and goes on by its cursor', async () => {
    const by = { keyword: '蓝', byMeaning: true };
    expect(await found({ ...by, categoryIds: [categoryId] })).toEqual([ids.blue]);
    expect(await found({ ...by, takenFrom: '1999-01-01', takenTo: '1999-12-31' })).toEqual([]);
    const first = await search({ ...by, maxResultCount: 1 });
    expect(first.nextCursor).not.toBeNull();
    expect(await found({ ...by, maxResultCount: 1, cursor: first.nextCursor ?? '' })).toEqual([ids.sky]);
    await server.db.execute(sql`UPDATE image_search SET popularity = 9 WHERE image_id = ${ids.sky}`);
    expect(await found({ ...by, sort: 'hottest' })).toEqual([ids.sky, ids.blue]);
  });

  it('finds an image that came later', async () => {
    ids.late = await image('#d01010', '枫叶');
    await describeAll();
    await expect.poll(() => found({ keyword: '红', byMeaning: true }), { timeout: 10_000 }).toContain(ids.late);
  });
});

describe('describing', () => {
  it('one picture that can’t be read stops no other, and is left alone after three attempts', async () => {
    const build = libraryBuilder(server.db);
    const broken = await build.image({ authorId, title: '坏' });
    const key = { tenantSchema: schema, sha256: broken.sha256, version: broken.version };
    await server.ingest.storage.put(derivativeKey(key, 'w640.jpeg'), Buffer.from('no picture'));
    const good = await image('#c02020', '好');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await describeAll();
      await server.db.execute(sql`UPDATE image_meaning SET claimed_until = now() - interval '1 second'`);
    }
    const { rows } = await server.db.execute(
      sql`SELECT image_id, attempts, fault, vector IS NULL AS is_empty FROM image_meaning WHERE image_id IN (${broken.id}, ${good}) ORDER BY image_id`,
    );
    expect(rows).toEqual([
      { image_id: broken.id, attempts: 3, fault: 'Picture.Corrupt', is_empty: true },
      { image_id: good, attempts: 1, fault: null, is_empty: false },
    ]);
    expect(await status()).toMatchObject({ waiting: 0, failed: 1 });
  });

  it('a model that fails costs no image an attempt', async () => {
    const waiting = [await image('#111111', '甲'), await image('#222222', '乙'), await image('#333333', '丙')];
    const fails: TextImageModel = {
      ...{ name: 'other', dimensions: 3, minLikeness: 0.5 },
      describeTexts: async () => [],
      describePicture: async () => {
        throw new Error('no memory');
      },
    };
    const deps = { ...server.ingest, textImage: { model: fails, fault: null } };
    await expect(describeMeanings(deps, { schema, db: server.db })).rejects.toThrow('no memory');
    const { rows } = await server.db.execute(
      sql`SELECT max(attempts) AS most FROM image_meaning WHERE model = 'other/3' AND image_id >= ${waiting[0]}`,
    );
    expect(rows).toEqual([{ most: 0 }]);
  });

  it('another model describes everything anew; a picture that is claimed is nobody else’s', async () => {
    const seen: number[] = [];
    const second: TextImageModel = {
      ...{ name: 'second', dimensions: 3, minLikeness: 0.5 },
      describeTexts: async () => [],
      async describePicture() {
        seen.push(1);
        return Float32Array.of(1, 0, 0);
      },
    };
    const deps = { ...server.ingest, textImage: { model: second, fault: null } };
    await Promise.all([1, 2].map(() => describeMeanings(deps, { schema, db: server.db })));
    const { rows } = await server.db.execute(
      sql`SELECT count(vector)::int AS described FROM image_meaning WHERE model = 'second/3'`,
    );
    expect(rows).toEqual([{ described: seen.length }]);
    expect(seen.length).toBeGreaterThan(5);
    await describeAll();
    expect(await found({ keyword: '蓝', byMeaning: true })).toEqual([ids.blue, ids.sky]);
  });

  it('a model whose process dies at each picture costs no image an attempt', async () => {
    const waiting = [await image('#444444', '丁'), await image('#555555', '戊')];
    const dying: TextImageModel = {
      ...{ name: 'dying', dimensions: 3, minLikeness: 0.5 },
      describeTexts: async () => [],
      describePicture: async () => {
        throw new AppError('Picture.DecoderCrashed');
      },
    };
    const deps = { ...server.ingest, textImage: { model: dying, fault: null } };
    await expect(describeMeanings(deps, { schema, db: server.db })).rejects.toMatchObject({
      code: 'Picture.DecoderCrashed',
    });
    const { rows } = await server.db.execute(
      sql`SELECT max(attempts) AS most FROM image_meaning WHERE model = 'dying/3' AND image_id >= ${waiting[0]}`,
    );
    expect(rows).toEqual([{ most: 0 }]);
    await describeAll();
  });

  it('a round that is over gives back what it didn’t come to, and queues the next', async () => {
    const late = await image('#666666', '己');
    await describeMeanings({ ...server.ingest, textImage }, { schema, db: server.db }, 0);
    const { rows } = await server.db.execute(
      sql`SELECT attempts, claimed_until <= now() AS is_free FROM image_meaning WHERE image_id = ${late}`,
    );
    expect(rows).toEqual([{ attempts: 0, is_free: true }]);
    expect(await server.ingest.jobs.pending(describeMeaningsJob)).toBeGreaterThan(0);
    await describeAll();
    const again = await server.db.execute(sql`SELECT attempts, fault FROM image_meaning WHERE image_id = ${late}`);
    expect(again.rows).toEqual([{ attempts: 1, fault: null }]);
  });
});

describe('labels that may be on a picture', () => {
  it('are the site’s own of published images, for its author, editors and reviewers only', async () => {
    await server.db.execute(
      sql`INSERT INTO role_permission (role_id, permission) SELECT id, 'Pages.Images.Edit' FROM role WHERE name = 'editor' ON CONFLICT DO NOTHING`,
    );
    const editor = await server.logInAs('editor', ['editor']);
    const labelled = { 红: ids.named, 蓝: ids.named, 红叶: ids.named, 红绸: ids.hidden };
    for (const [name, id] of Object.entries(labelled))
      await server.db.execute(sql`WITH l AS (INSERT INTO label (name) VALUES (${name}) RETURNING id)
        INSERT INTO image_label (image_id, label_id) SELECT ${id}, id FROM l`);
    const input = { imageId: ids.red ?? 0 };
    await expect
      .poll(async () => (await resultOf(server.app, getSeenLabels, input, author)).items.toSorted(), {
        timeout: 10_000,
      })
      .toEqual(['红', '红叶']);
    for (const person of [admin, editor])
      expect((await resultOf(server.app, getSeenLabels, input, person)).items).toHaveLength(2);
    expect(await callEndpoint(server.app, getSeenLabels, input, other)).toMatchObject({ code: 'Image.NotFound' });
  });
});

describe('without a model', () => {
  it('a search by meaning is one by words, and nothing is offered', async () => {
    const plain = await startTestServer({ MODE: 'web' });
    try {
      const answer = await resultOf(plain.app, searchImages, { keyword: '蓝', byMeaning: true });
      expect(answer).toMatchObject({ totalCount: 0, isByMeaning: false, relaxations: [] });
      const headers = await plain.logInAs('admin', ['admin']);
      expect(await resultOf(plain.app, getMeaningStatus, {}, headers)).toEqual({
        ...{ model: null, fault: null, described: 0, waiting: 0, failed: 0 },
      });
      const nothing = describeMeanings(
        { ...plain.ingest, textImage: { model: null, fault: null } },
        { schema, db: plain.db },
      );
      await expect(nothing).resolves.toBeUndefined();
    } finally {
      await plain.stop();
    }
  });
});
