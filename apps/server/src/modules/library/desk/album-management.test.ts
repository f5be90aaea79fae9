import { searchAlbums } from '@tuyuan/contract/library/advance-image-search.ts';
import { getAlbum } from '@tuyuan/contract/library/album-data.ts';
import {
  getManagedAlbums,
  publishAlbums,
  takeAlbumsOffline,
  updateAlbum,
} from '@tuyuan/contract/library/album-management.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('the list shows every state and sorts by what an album holds', async () => {
  const small = await build.album({ authorId, title: '小集', reviewState: 'draft' });
  const large = await build.album({ authorId, title: '大集' });
  for (const albumId of [small, large, large]) await build.image({ authorId, albumId, reviewState: 'draft' });
  const page = await resultOf(server.app, getManagedAlbums, { keyword: '集', sorting: 'imageCount DESC' }, admin);
  expect(page.items.map(({ title, imageCount }) => [title, imageCount])).toEqual([
    ['大集', 2],
    ['小集', 1],
  ]);
  expect(
    (await resultOf(server.app, getManagedAlbums, { keyword: '集', reviewStates: ['draft'] }, admin)).totalCount,
  ).toBe(1);
});

it('an edit sets the cover to an image of the album only', async () => {
  const id = await build.album({ authorId, title: '封面集' });
  await build.image({ authorId, albumId: id, title: '一' });
  const cover = await build.image({ authorId, albumId: id, title: '二' });
  const foreign = await build.image({ authorId });
  const input = { id, title: '封面新集', description: '', categoryId: null, regionId: null };
  const edited = await resultOf(server.app, updateAlbum, { ...input, coverImageId: cover.id }, admin);
  expect(edited).toMatchObject({ title: '封面新集', cover: { title: '二' } });
  expect(await callEndpoint(server.app, updateAlbum, { ...input, coverImageId: foreign.id }, admin)).toMatchObject({
    code: 'Image.NotFound',
  });
  expect((await resultOf(server.app, getAlbum, { id })).covers[0]?.title).toBe('二');
});

it('an edit refuses the title of another album of the same photographer', async () => {
  await build.album({ authorId, title: '已有' });
  const id = await build.album({ authorId, title: '后来' });
  const input = { id, title: '已有', description: '', categoryId: null, regionId: null, coverImageId: null };
  expect(await callEndpoint(server.app, updateAlbum, input, admin)).toMatchObject({
    status: 409,
    code: 'Album.TitleTaken',
  });
});

it('publishing and taking offline move the allowed states only, and search follows', async () => {
  const pending = await build.album({ authorId, title: '待发', reviewState: 'pending' });
  const draft = await build.album({ authorId, title: '草稿', reviewState: 'draft' });
  const found = async () =>
    (await resultOf(server.app, searchAlbums, { keyword: '待发' })).items.map((album) => album.id);
  const published = await resultOf(server.app, publishAlbums, { ids: [pending, draft, 999_999] }, admin);
  expect(published.succeeded).toEqual([pending]);
  expect(published.failed.map((row) => row.code)).toEqual(['Album.StateMismatch', 'Album.NotFound']);
  expect(await found()).toEqual([pending]);
  expect((await resultOf(server.app, takeAlbumsOffline, { ids: [pending] }, admin)).succeeded).toEqual([pending]);
  expect(await found()).toEqual([]);
  expect(await callEndpoint(server.app, getAlbum, { id: pending })).toMatchObject({ status: 404 });
});
