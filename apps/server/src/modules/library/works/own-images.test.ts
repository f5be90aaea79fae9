import { getImage } from '@tuyuan/contract/library/image-data.ts';
import { publishImages, takeImagesOffline } from '@tuyuan/contract/library/image-management.ts';
import {
  deleteOwnImages,
  getOwnImage,
  getOwnImages,
  publishOwnImages,
  restoreOwnImages,
  submitOwnImages,
  takeOwnImagesOffline,
  updateOwnImage,
  updateOwnImages,
} from '@tuyuan/contract/library/own-image.ts';
import { getStatistics } from '@tuyuan/contract/library/photographer-account.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let admin: { authorization: string };
let lin: { authorization: string };
let linId: number;
let heId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  lin = await server.logInAs('lin', []);
  linId = await build.photographer('lin');
  heId = await build.photographer('he');
});
afterAll(() => server.stop());

const details = {
  description: '',
  labels: ['雪山'],
  categoryId: null,
  regionId: null,
  albumId: null,
  prices: { editorial: null, commercial: 2800, extended: null },
  canUseAuthPay: false,
  editorialOnly: false,
  aiUse: 'none',
} as const;
const stateOf = async (id: number) => (await resultOf(server.app, getOwnImage, { id }, lin)).reviewState;

it('a photographer sees the own images by state, with counts, and none of another', async () => {
  await build.image({ authorId: heId, title: '别人的' });
  const draft = await build.image({ authorId: linId, title: '草稿', reviewState: 'draft' });
  await build.image({ authorId: linId, title: '发布的' });
  const page = await resultOf(server.app, getOwnImages, { reviewState: 'draft' }, lin);
  expect(page.items.map(({ title, abilities }) => [title, abilities.submit])).toEqual([['草稿', true]]);
  expect(page.items[0]?.missing).toEqual(['labels', 'categoryId', 'aiUse']);
  expect(page.counts).toMatchObject({ all: 2, draft: 1, approved: 1, deleted: 0 });
  expect((await resultOf(server.app, getOwnImages, { keyword: '草' }, lin)).totalCount).toBe(1);
  await resultOf(server.app, deleteOwnImages, { ids: [draft.id] }, lin);
});

it('another author’s images answer as if they weren’t there, whatever is asked', async () => {
  const { id } = await build.image({ authorId: heId });
  const album = await build.album({ authorId: heId, title: '别人的图集' });
  expect(await callEndpoint(server.app, getOwnImage, { id }, lin)).toMatchObject({ status: 404 });
  const edit = { id, title: '改', ...details };
  expect(await callEndpoint(server.app, updateOwnImage, edit, lin)).toMatchObject({ code: 'Image.NotFound' });
  expect(await callEndpoint(server.app, getStatistics, { imageId: id }, lin)).toMatchObject({ code: 'Image.NotFound' });
  for (const endpoint of [submitOwnImages, takeOwnImagesOffline, publishOwnImages, deleteOwnImages, restoreOwnImages])
    expect((await resultOf(server.app, endpoint, { ids: [id] }, lin)).failed.map(({ code }) => code)).toEqual([
      'Image.NotFound',
    ]);
  const own = await build.image({ authorId: linId });
  const moved = { ids: [own.id, id], albumId: album };
  expect(await callEndpoint(server.app, updateOwnImages, moved, lin)).toMatchObject({ code: 'Album.NotFound' });
  expect((await resultOf(server.app, getImage, { id })).title).not.toBe('改');
});

it('an edit sets prices, labels, declaration and album; what was submitted loses no required field', async () => {
  const categoryId = await build.category('风光');
  const album = await build.album({ authorId: linId, title: '新图集' });
  const { id } = await build.image({ authorId: linId, title: '原题', categoryId });
  const edit = {
    id,
    title: '雪山与湖',
    ...details,
    categoryId,
    albumId: album,
    aiUse: 'assisted',
    canUseAuthPay: true,
  };
  const edited = await resultOf(server.app, updateOwnImage, edit, lin);
  expect(edited).toMatchObject({
    title: '雪山与湖',
    labels: ['雪山'],
    aiUse: 'assisted',
    canUseAuthPay: true,
    missing: [],
    album: { id: album },
  });
  expect(edited.prices).toEqual({ editorial: null, commercial: 2800, extended: null });
  expect(await callEndpoint(server.app, updateOwnImage, { ...edit, labels: [] }, lin)).toMatchObject({
    code: 'Image.Incomplete',
  });
  expect((await resultOf(server.app, getOwnImage, { id }, lin)).labels).toEqual(['雪山']);
});

it('what is in review or deleted isn’t edited; a change of many leaves it out', async () => {
  const pending = await build.image({ authorId: linId, reviewState: 'pending' });
  const edit = { id: pending.id, title: '改', ...details };
  expect(await callEndpoint(server.app, updateOwnImage, edit, lin)).toMatchObject({ code: 'Image.StateMismatch' });
  const open = await build.image({ authorId: linId });
  const free = { editorial: 0, commercial: 0, extended: 0 };
  const changed = await resultOf(
    server.app,
    updateOwnImages,
    { ids: [open.id, pending.id], prices: free, canUseAuthPay: true, addLabels: ['新'] },
    lin,
  );
  expect(changed).toMatchObject({ succeeded: [open.id], failed: [{ id: pending.id, code: 'Image.StateMismatch' }] });
  expect(await resultOf(server.app, getOwnImage, { id: open.id }, lin)).toMatchObject({
    prices: free,
    canUseAuthPay: true,
    labels: ['新'],
  });
  await resultOf(server.app, updateOwnImages, { ids: [open.id], addLabels: ['再'] }, lin);
  expect((await resultOf(server.app, getOwnImage, { id: open.id }, lin)).canUseAuthPay).toBe(true);
});

it('only complete drafts are submitted', async () => {
  const categoryId = await build.category('人文');
  const bare = await build.image({ authorId: linId, reviewState: 'draft' });
  const full = await build.image({ authorId: linId, reviewState: 'draft' });
  await resultOf(server.app, updateOwnImage, { id: full.id, title: '全', ...details, categoryId }, lin);
  const answer = await resultOf(server.app, submitOwnImages, { ids: [bare.id, full.id] }, lin);
  expect(answer.succeeded).toEqual([full.id]);
  expect(await stateOf(full.id)).toBe('pending');
});

it('of two that take an image offline at once one succeeds; its author publishes it again, not what an editor took', async () => {
  const { id } = await build.image({ authorId: linId });
  const take = () => resultOf(server.app, takeOwnImagesOffline, { ids: [id] }, lin);
  const both = await Promise.all([take(), take()]);
  expect(both.map(({ succeeded }) => succeeded.length).sort()).toEqual([0, 1]);
  expect(await callEndpoint(server.app, getImage, { id })).toMatchObject({ status: 404 });
  expect((await resultOf(server.app, publishOwnImages, { ids: [id] }, lin)).succeeded).toEqual([id]);
  expect((await resultOf(server.app, getImage, { id })).id).toBe(id);
  await resultOf(server.app, takeImagesOffline, { ids: [id] }, admin);
  expect((await resultOf(server.app, publishOwnImages, { ids: [id] }, lin)).failed).toMatchObject([
    { id, code: 'Image.StateMismatch' },
  ]);
  expect((await resultOf(server.app, publishImages, { ids: [id] }, admin)).succeeded).toEqual([id]);
});

it('a deleted image keeps its file and returns to the state it had', async () => {
  const { id, originalKey } = await build.image({ authorId: linId });
  await resultOf(server.app, deleteOwnImages, { ids: [id] }, lin);
  expect((await resultOf(server.app, getOwnImages, {}, lin)).items.some((image) => image.id === id)).toBe(false);
  const { rows } = await server.db.execute(sql`SELECT original_key FROM image WHERE id = ${id}`);
  expect(rows).toEqual([{ original_key: originalKey }]);
  expect((await resultOf(server.app, restoreOwnImages, { ids: [id] }, lin)).succeeded).toEqual([id]);
  expect(await stateOf(id)).toBe('approved');
});

it('statistics sum the days of a period beside the one before', async () => {
  const { id } = await build.image({ authorId: linId });
  const foreign = await build.image({ authorId: heId });
  const today = sql`(now() AT TIME ZONE 'Asia/Shanghai')::date`;
  await server.db.execute(sql`INSERT INTO image_day (image_id, day, views, sales) VALUES
    (${id}, ${today}, 5, 1), (${id}, ${today} - 6, 2, 0), (${id}, ${today} - 7, 3, 0), (${id}, ${today} - 14, 9, 0), (${foreign.id}, ${today}, 99, 9)`);
  const week = await resultOf(server.app, getStatistics, { days: 7, imageId: id }, lin);
  expect(week.totals).toMatchObject({ views: 7, sales: 1 });
  expect(week.previous).toMatchObject({ views: 3, sales: 0 });
  expect(week.days.map(({ views }) => views)).toEqual([2, 0, 0, 0, 0, 0, 5]);
  expect(week.days.at(-1)?.viewsBefore).toBe(3);
  expect((await resultOf(server.app, getStatistics, { days: 7 }, lin)).totals.views).toBe(7);
});
