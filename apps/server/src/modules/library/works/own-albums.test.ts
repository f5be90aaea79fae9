import { createOwnAlbum, getOwnAlbums } from '@tuyuan/contract/library/photographer-album.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let lin: { authorization: string };
let linId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  lin = await server.logInAs('lin', []);
  linId = await build.photographer('lin');
});
afterAll(() => server.stop());

it('a photographer creates drafts and sees no album of another', async () => {
  const other = await build.photographer('he');
  await build.album({ authorId: other, title: '别人的' });
  const made = await resultOf(server.app, createOwnAlbum, { title: '雪山' }, lin);
  expect(made).toMatchObject({ title: '雪山', reviewState: 'draft', visibility: 'all', imageCount: 0, cover: null });
  await build.image({ authorId: linId, albumId: made.id, title: '一', reviewState: 'draft' });
  const { items } = await resultOf(server.app, getOwnAlbums, {}, lin);
  expect(items.map(({ title, imageCount, cover }) => [title, imageCount, cover?.title])).toEqual([['雪山', 1, '一']]);
});

it('of two albums of one title created at once one is refused, and nobody but photographers creates any', async () => {
  const answers = await Promise.all([1, 2].map(() => callEndpoint(server.app, createOwnAlbum, { title: '同名' }, lin)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['Album.TitleTaken', null]);
  const visitor = await server.logInAs('reader', []);
  expect(await callEndpoint(server.app, createOwnAlbum, { title: '我的' }, visitor)).toMatchObject({
    status: 403,
    code: 'Photographer.Required',
  });
});
