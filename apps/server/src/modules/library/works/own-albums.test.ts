import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { searchAlbums } from '@tuyuan/contract/library/advance-image-search.ts';
import { getAlbum, getAlbumImages, getAlbums } from '@tuyuan/contract/library/album-data.ts';
import { takeAlbumsOffline } from '@tuyuan/contract/library/album-management.ts';
import { getSharedImages, openShare } from '@tuyuan/contract/library/album-share.ts';
import {
  type AlbumVisibility,
  createOwnAlbum,
  deleteOwnAlbums,
  getOwnAlbum,
  getOwnAlbums,
  orderOwnAlbum,
  publishOwnAlbums,
  restoreOwnAlbums,
  submitOwnAlbums,
  takeOwnAlbumsOffline,
  updateOwnAlbum,
  withdrawOwnAlbums,
} from '@tuyuan/contract/library/photographer-album.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { paintScene } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let lin: { authorization: string };
let reader: { authorization: string };
let linId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  lin = await server.logInAs('lin', []);
  reader = await server.logInAs('reader', []);
  linId = await build.photographer('lin');
});
afterAll(() => server.stop());

interface Edit {
  id: number;
  title: string;
  visibility?: AlbumVisibility;
  coverImageId?: number | null;
  share?: { password?: string; lastDay: string | null; canDownload: boolean; isRenewed?: boolean };
}
function edited({ id, title, visibility = 'all', coverImageId = null, share }: Edit) {
  const given = { id, title, description: '', categoryId: null, regionId: null, coverImageId, visibility };
  return resultOf(server.app, updateOwnAlbum, { ...given, ...(share && { share }) }, lin);
}
async function sharedToken(id: number, title: string, share: NonNullable<Edit['share']>): Promise<string> {
  const album = await edited({ id, title, visibility: 'link', share });
  return new URL(album.share?.path ?? '', 'http://site').searchParams.get('token') ?? '';
}

it('a photographer creates drafts and sees no album of another', async () => {
  const other = await build.photographer('he');
  const foreign = await build.album({ authorId: other, title: '别人的' });
  const made = await resultOf(server.app, createOwnAlbum, { title: '雪山' }, lin);
  expect(made).toMatchObject({ title: '雪山', reviewState: 'draft', visibility: 'all', imageCount: 0, share: null });
  await build.image({ authorId: linId, albumId: made.id, title: '一', reviewState: 'draft' });
  const { items } = await resultOf(server.app, getOwnAlbums, {}, lin);
  expect(items.map(({ title, imageCount, cover }) => [title, imageCount, cover?.title])).toEqual([['雪山', 1, '一']]);
  expect(await callEndpoint(server.app, getOwnAlbum, { id: foreign }, lin)).toMatchObject({ code: 'Album.NotFound' });
  expect(await callEndpoint(server.app, orderOwnAlbum, { id: foreign, imageIds: [] }, lin)).toMatchObject({
    code: 'Album.NotFound',
  });
  expect((await resultOf(server.app, deleteOwnAlbums, { ids: [foreign] }, lin)).failed[0]?.code).toBe('Album.NotFound');
});

it('of two albums of one title created at once one is refused, and nobody but photographers creates any', async () => {
  const answers = await Promise.all([1, 2].map(() => callEndpoint(server.app, createOwnAlbum, { title: '同名' }, lin)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['Album.TitleTaken', null]);
  expect(await callEndpoint(server.app, createOwnAlbum, { title: '我的' }, reader)).toMatchObject({
    status: 403,
    code: 'Photographer.Required',
  });
});

it('an album is submitted once it holds a picture, withdrawn, deleted without holding its title, and restored', async () => {
  const { id } = await resultOf(server.app, createOwnAlbum, { title: '路上' }, lin);
  const ids = [id];
  const stateOf = async () => (await resultOf(server.app, getOwnAlbum, { id }, lin)).reviewState;
  expect((await resultOf(server.app, submitOwnAlbums, { ids }, lin)).succeeded).toEqual([]);
  await build.image({ authorId: linId, albumId: id });
  expect((await resultOf(server.app, submitOwnAlbums, { ids }, lin)).succeeded).toEqual(ids);
  expect((await resultOf(server.app, withdrawOwnAlbums, { ids }, lin)).succeeded).toEqual(ids);
  await resultOf(server.app, deleteOwnAlbums, { ids }, lin);
  const second = await resultOf(server.app, createOwnAlbum, { title: '路上' }, lin);
  expect(await callEndpoint(server.app, restoreOwnAlbums, { ids }, lin)).toMatchObject({ code: 'Album.TitleTaken' });
  await resultOf(server.app, deleteOwnAlbums, { ids: [second.id] }, lin);
  expect((await resultOf(server.app, restoreOwnAlbums, { ids }, lin)).succeeded).toEqual(ids);
  expect(await stateOf()).toBe('draft');
});

it('an album that an editor took offline isn’t published by its author', async () => {
  const id = await build.album({ authorId: linId, title: '两种下架' });
  const admin = await server.logInAs('admin', ['admin']);
  await resultOf(server.app, takeOwnAlbumsOffline, { ids: [id] }, lin);
  expect((await resultOf(server.app, publishOwnAlbums, { ids: [id] }, lin)).succeeded).toEqual([id]);
  await resultOf(server.app, takeAlbumsOffline, { ids: [id] }, admin);
  expect((await resultOf(server.app, publishOwnAlbums, { ids: [id] }, lin)).succeeded).toEqual([]);
});

it('order and cover are saved together, unless a picture came or went meanwhile', async () => {
  const id = await build.album({ authorId: linId, title: '排顺序' });
  const [a, b, c] = await Promise.all(
    ['甲', '乙', '丙'].map((title) => build.image({ authorId: linId, albumId: id, title })),
  );
  const order = [c, a, b].map((image) => image?.id);
  await resultOf(server.app, orderOwnAlbum, { id, imageIds: order, coverImageId: a?.id }, lin);
  const { items } = await resultOf(server.app, getAlbumImages, { id });
  expect(items.map((image) => image.id)).toEqual(order);
  expect((await resultOf(server.app, getAlbum, { id })).covers[0]?.title).toBe('甲');
  for (const imageIds of [order.slice(1), [...order, order[0]], [...order.slice(1), 999_999]])
    expect(await callEndpoint(server.app, orderOwnAlbum, { id, imageIds }, lin)).toMatchObject({
      code: 'Album.Changed',
    });
  const both = await Promise.all(
    [order, order.toReversed()].map((imageIds) => callEndpoint(server.app, orderOwnAlbum, { id, imageIds }, lin)),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

it('only an album seen by everyone is listed and found', async () => {
  const id = await build.album({ authorId: linId, title: '极光夜' });
  const listed = async () =>
    (await resultOf(server.app, getAlbums, { photographerId: linId })).items.map((album) => album.id);
  const found = async () => (await resultOf(server.app, searchAlbums, { keyword: '极光夜' })).totalCount;
  expect([(await listed()).includes(id), await found()]).toEqual([true, 1]);
  for (const visibility of ['unit', 'link', 'self'] as const) {
    await edited({ id, title: '极光夜', visibility });
    expect([(await listed()).includes(id), await found()]).toEqual([false, 0]);
    expect(await callEndpoint(server.app, getAlbum, { id })).toMatchObject({ status: 404 });
    expect(await callEndpoint(server.app, getAlbumImages, { id }, reader)).toMatchObject({ status: 404 });
    expect((await resultOf(server.app, getAlbum, { id }, lin)).id).toBe(id);
  }
});

it('members of the author’s unit see an album meant for them', async () => {
  const id = await build.album({ authorId: linId, title: '给同事' });
  await edited({ id, title: '给同事', visibility: 'unit' });
  const colleague = await server.logInAs('colleague', []);
  expect(await callEndpoint(server.app, getAlbum, { id }, colleague)).toMatchObject({ status: 404 });
  await server.db.execute(sql`
    WITH unit AS (INSERT INTO organization_unit (name) VALUES ('摄影部') RETURNING id)
    INSERT INTO organization_unit_member (unit_id, user_id) SELECT unit.id, u.id FROM unit, app_user u WHERE u.user_name IN ('lin', 'colleague')`);
  expect((await resultOf(server.app, getAlbum, { id }, colleague)).id).toBe(id);
  expect(await callEndpoint(server.app, getAlbum, { id }, reader)).toMatchObject({ status: 404 });
});

it('a link opens the published pictures of its album, until it is renewed or taken back', async () => {
  const { id } = await resultOf(server.app, createOwnAlbum, { title: '交片' }, lin);
  await build.image({ authorId: linId, albumId: id, title: '成片' });
  await build.image({ authorId: linId, albumId: id, title: '没过审', reviewState: 'pending' });
  const share = { lastDay: null, canDownload: false };
  const token = await sharedToken(id, '交片', share);
  expect(token).toMatch(/^[\w-]{32}$/);
  const { pass, album } = await resultOf(server.app, openShare, { token });
  expect(album.title).toBe('交片');
  const { items } = await resultOf(server.app, getSharedImages, { pass });
  expect(items.map(({ title }) => title)).toEqual(['成片']);
  expect(await sharedToken(id, '交片', share)).toBe(token);
  const renewed = await sharedToken(id, '交片', { ...share, isRenewed: true });
  expect(await callEndpoint(server.app, openShare, { token })).toMatchObject({ code: 'Share.NotFound' });
  expect(await callEndpoint(server.app, getSharedImages, { pass })).toMatchObject({ code: 'Share.Expired' });
  await edited({ id, title: '交片', visibility: 'self' });
  expect(await callEndpoint(server.app, openShare, { token: renewed })).toMatchObject({ code: 'Share.NotFound' });
});

it('a link ends after its last day', async () => {
  const { id } = await resultOf(server.app, createOwnAlbum, { title: '限期' }, lin);
  const token = await sharedToken(id, '限期', { lastDay: '2020-01-31', canDownload: false });
  expect(await callEndpoint(server.app, openShare, { token })).toMatchObject({ status: 410, code: 'Share.Expired' });
});

it('a link’s password is asked for, kept when left out, and guessed ten times a minute at most', async () => {
  const { id } = await resultOf(server.app, createOwnAlbum, { title: '有密码' }, lin);
  const token = await sharedToken(id, '有密码', { password: '雪山2026', lastDay: null, canDownload: false });
  await sharedToken(id, '有密码', { lastDay: null, canDownload: true });
  expect(await callEndpoint(server.app, openShare, { token })).toMatchObject({ code: 'Share.PasswordRequired' });
  expect((await resultOf(server.app, openShare, { token, password: '雪山2026' })).canDownload).toBe(true);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => callEndpoint(server.app, openShare, { token, password: 'x' })),
  );
  expect(guesses.filter(({ code }) => code === 'Share.WrongPassword')).toHaveLength(10);
  expect(guesses.filter(({ code }) => code === 'Request.TooMany')).toHaveLength(2);
});

it('an original is downloaded by a link that allows it, by no other', async () => {
  const { id } = await resultOf(server.app, createOwnAlbum, { title: '可下载' }, lin);
  const image = await build.image({ authorId: linId, albumId: id });
  const outside = await build.image({ authorId: linId });
  const file = join(server.dataDir, 'files', image.originalKey);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await paintScene(60, 40).jpeg().toBuffer());
  const statusWith = async (imageId: number, pass: string) =>
    (await server.app.inject({ url: `/api/Resource/Image/Raw/${imageId}`, headers: { 'x-share-pass': pass } }))
      .statusCode;
  const token = await sharedToken(id, '可下载', { lastDay: null, canDownload: true });
  const { pass } = await resultOf(server.app, openShare, { token });
  expect([
    await statusWith(image.id, pass),
    await statusWith(outside.id, pass),
    await statusWith(image.id, 'x'),
  ]).toEqual([200, 401, 401]);
  await sharedToken(id, '可下载', { lastDay: null, canDownload: false });
  expect(await statusWith(image.id, pass)).toBe(401);
});
