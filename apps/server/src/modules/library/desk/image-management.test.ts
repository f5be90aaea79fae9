import { getImage, getImages } from '@tuyuan/contract/library/image-data.ts';
import {
  getManagedImages,
  publishImages,
  retryImageProcessing,
  takeImagesOffline,
  updateImage,
  updateImages,
} from '@tuyuan/contract/library/image-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let admin: { authorization: string };
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const stateOf = async (id: number) =>
  (await server.db.execute(sql`SELECT review_state, processing_state FROM image WHERE id = ${id}`)).rows[0];
const found = async (title: string) =>
  (await resultOf(server.app, getImages, { title })).items.map((item) => item.title);

describe('the list of images', () => {
  it('shows every state, narrowed by keyword, state, category with what is below, and day', async () => {
    const parent = await build.category('建筑');
    const child = await build.category('古建', parent);
    const kept = await build.image({ authorId, title: '飞檐 100%', categoryId: child, reviewState: 'pending' });
    await build.image({ authorId, title: '飞檐', categoryId: child, reviewState: 'draft' });
    await build.image({ authorId, title: '别的', categoryId: child, reviewState: 'pending' });
    const query = { keyword: '飞檐', reviewStates: ['pending'], categoryIds: [parent] };
    const page = await resultOf(server.app, getManagedImages, query, admin);
    expect(page).toMatchObject({
      totalCount: 1,
      items: [{ id: kept.id, reviewState: 'pending', category: { name: '古建' } }],
    });
    expect(
      (await resultOf(server.app, getManagedImages, { ...query, createdTo: '2020-01-01' }, admin)).totalCount,
    ).toBe(0);
    const byPercent = await resultOf(server.app, getManagedImages, { keyword: '0%' }, admin);
    expect(byPercent.items.map((item) => item.id)).toEqual([kept.id]);
  });

  it('sorts by the allowed columns only', async () => {
    await build.image({ authorId, title: 'A', likes: 900 });
    const page = await resultOf(server.app, getManagedImages, { sorting: 'likes DESC', maxResultCount: 1 }, admin);
    expect(page.items[0]?.title).toBe('A');
    for (const sorting of ['likes; DROP TABLE image', 'password_hash ASC', 'likes desc nulls first']) {
      expect(await callEndpoint(server.app, getManagedImages, { sorting }, admin)).toMatchObject({ status: 400 });
    }
  });
});

describe('an edit', () => {
  it('changes text, labels, price and place, and search follows at once', async () => {
    const category = await build.category('湖泊');
    const { id } = await build.image({ authorId, title: '旧题' });
    const input = {
      id,
      title: '新题湖光',
      description: '说明',
      labels: ['晨雾', '倒影', '晨雾'],
      categoryId: category,
      regionId: null,
      unitPrice: 4200,
    };
    const edited = await resultOf(server.app, updateImage, input, admin);
    expect(edited).toMatchObject({
      title: '新题湖光',
      labels: ['晨雾', '倒影'],
      unitPrice: 4200,
      category: { id: category },
    });
    expect(await found('湖光')).toEqual(['新题湖光']);
    expect(await found('旧题')).toEqual([]);
    expect((await resultOf(server.app, getImage, { id })).prices).toEqual({
      editorial: 4200,
      commercial: 4200,
      extended: 4200,
    });
  });

  it('refuses a category, region or image that is not there and changes nothing', async () => {
    const { id } = await build.image({ authorId, title: '不变' });
    const input = { id, title: '变', description: '', labels: [], categoryId: null, regionId: null, unitPrice: 0 };
    for (const [fault, code] of [
      [{ categoryId: 999_999 }, 'Category.NotFound'],
      [{ regionId: 999_999 }, 'Region.NotFound'],
      [{ id: 999_999 }, 'Image.NotFound'],
    ] as const) {
      expect(await callEndpoint(server.app, updateImage, { ...input, ...fault }, admin)).toMatchObject({
        status: 404,
        code,
      });
    }
    expect((await resultOf(server.app, getImage, { id })).title).toBe('不变');
  });

  it('of many images sets what is given, keeps the rest and answers for every row', async () => {
    const region = await build.region('大理');
    const category = await build.category('街巷');
    const one = await build.image({ authorId, title: '巷一', categoryId: category });
    const two = await build.image({ authorId, title: '巷二' });
    const ids = [one.id, 999_999, two.id];
    const result = await resultOf(server.app, updateImages, { ids, regionId: region, addLabels: ['石板'] }, admin);
    expect(result.succeeded).toEqual([one.id, two.id]);
    expect(result.failed).toEqual([{ id: 999_999, code: 'Image.NotFound', message: expect.any(String) }]);
    expect(await resultOf(server.app, getImage, { id: one.id })).toMatchObject({
      category: { id: category },
      regionName: '大理',
      labels: [{ name: '石板' }],
    });
  });
});

describe('publishing', () => {
  it('moves pending and offline processed images only, each row answered', async () => {
    const states = ['draft', 'pending', 'approved', 'rejected', 'offline'] as const;
    const images = [];
    for (const reviewState of states)
      images.push(await build.image({ authorId, title: `发布${reviewState}`, reviewState }));
    const raw = await build.image({ authorId, reviewState: 'pending', processingState: 'queued' });
    const ids = [...images.map((image) => image.id), raw.id];
    const result = await resultOf(server.app, publishImages, { ids }, admin);
    expect(result.succeeded).toEqual([images[1]?.id, images[4]?.id]);
    expect(result.failed.map((row) => row.code)).toEqual(Array(4).fill('Image.StateMismatch'));
    expect(await found('发布pending')).toEqual(['发布pending']);
  });

  it('happens once when two people do it at the same moment', async () => {
    const { id } = await build.image({ authorId, reviewState: 'pending' });
    const [a, b] = await Promise.all([
      resultOf(server.app, publishImages, { ids: [id] }, admin),
      resultOf(server.app, publishImages, { ids: [id] }, admin),
    ]);
    expect(a.succeeded.length + b.succeeded.length).toBe(1);
  });

  it('and taking offline at the same moment never wait for each other', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 20; i += 1)
      ids.push((await build.image({ authorId, reviewState: i % 2 ? 'pending' : 'approved' })).id);
    const answers = await Promise.all(
      [ids, ids.toReversed()].flatMap((order) => [
        callEndpoint(server.app, publishImages, { ids: order }, admin),
        callEndpoint(server.app, takeImagesOffline, { ids: order }, admin),
      ]),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  });

  it('taken back removes the image from lists, pages and search, keeping its first day', async () => {
    const { id } = await build.image({ authorId, title: '下架之图', publishedAt: '2026-01-01T00:00:00Z' });
    await resultOf(server.app, takeImagesOffline, { ids: [id] }, admin);
    expect(await found('下架之图')).toEqual([]);
    expect(await callEndpoint(server.app, getImage, { id })).toMatchObject({ status: 404 });
    await resultOf(server.app, publishImages, { ids: [id] }, admin);
    expect((await resultOf(server.app, getImage, { id })).publishedAt).toBe('2026-01-01T08:00:00');
  });

  it('needs its own permission', async () => {
    const editor = await server.logInAs('editor', ['editor']);
    const reviewer = await server.logInAs('reviewer', ['reviewer']);
    const { id } = await build.image({ authorId, reviewState: 'pending' });
    expect(await callEndpoint(server.app, publishImages, { ids: [id] }, editor)).toMatchObject({ status: 403 });
    expect(await callEndpoint(server.app, updateImages, { ids: [id] }, reviewer)).toMatchObject({ status: 403 });
    expect((await resultOf(server.app, publishImages, { ids: [id] }, reviewer)).succeeded).toEqual([id]);
  });
});

it('a retry queues failed images only', async () => {
  const failed = await build.image({ authorId, reviewState: 'draft', processingState: 'failed' });
  const ready = await build.image({ authorId });
  const result = await resultOf(server.app, retryImageProcessing, { ids: [failed.id, ready.id] }, admin);
  expect(result).toMatchObject({ succeeded: [failed.id], failed: [{ id: ready.id, code: 'Image.StateMismatch' }] });
  expect(await stateOf(ready.id)).toMatchObject({ processing_state: 'ready' });
});

it('every change is in the audit log', async () => {
  const { rows } = await server.db.execute(
    sql`SELECT DISTINCT action FROM audit_log WHERE user_name = 'admin' AND service = 'image' ORDER BY action`,
  );
  expect(rows.map((row) => row.action)).toEqual([
    'PublishImages',
    'RetryProcessing',
    'TakeImagesOffline',
    'UpdateImage',
    'UpdateImages',
  ]);
});
