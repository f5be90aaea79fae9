import { getTopicAlbum, getTopicAlbums } from '@tuyuan/contract/library/album-data.ts';
import * as topic from '@tuyuan/contract/library/topic-album.ts';
import { deleteImages } from '@tuyuan/contract/library/trash.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let admin: { authorization: string };
let editor: { authorization: string };
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  editor = await server.logInAs('editor', ['editor']);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const create = (title: string) => resultOf(server.app, topic.createTopicAlbum, { title }, editor);
const setItems = (id: number, imageIds: number[], albumIds: number[] = []) =>
  resultOf(server.app, topic.setTopicItems, { id, imageIds, albumIds }, editor);
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

it('an editor makes one, orders its images and albums, and visitors see it from its publication to its withdrawal', async () => {
  const { id, publishedAt } = await create('一江春水');
  expect(publishedAt).toBeNull();
  const [one, two] = [await build.image({ authorId, title: '源头' }), await build.image({ authorId, title: '入海' })];
  const albumId = await build.album({ authorId, title: '江上' });
  await setItems(id, [two.id, one.id], [albumId]);
  const words = { id, title: '一江春水', summary: '从雪山到海', story: '第一段。\n\n第二段。', coverImageId: one.id };
  expect(await resultOf(server.app, topic.updateTopicAlbum, words, editor)).toMatchObject({
    cover: { id: one.id },
    images: [{ id: two.id }, { id: one.id }],
    albums: [{ id: albumId }],
  });
  expect((await callEndpoint(server.app, getTopicAlbum, { id })).code).toBe('TopicAlbum.NotFound');
  await resultOf(server.app, topic.publishTopicAlbum, { id }, editor);
  const seen = await resultOf(server.app, getTopicAlbum, { id });
  expect([ids(seen.images), ids(seen.albums), seen.story]).toEqual([[two.id, one.id], [albumId], words.story]);
  await resultOf(server.app, topic.withdrawTopicAlbum, { id }, editor);
  expect((await callEndpoint(server.app, getTopicAlbum, { id })).code).toBe('TopicAlbum.NotFound');
});

it('one in which visitors would see nothing is not published', async () => {
  const { id } = await create('空的');
  const draft = await build.image({ authorId, reviewState: 'draft' });
  await setItems(id, [draft.id]);
  expect((await callEndpoint(server.app, topic.publishTopicAlbum, { id }, editor)).code).toBe('TopicAlbum.Empty');
});

it('refuses what is not there or in the trash, and changes nothing then', async () => {
  const { id } = await create('拒绝');
  const [kept, gone] = [await build.image({ authorId }), await build.image({ authorId })];
  await setItems(id, [kept.id]);
  await resultOf(server.app, deleteImages, { ids: [gone.id] }, admin);
  for (const [input, code] of [
    [{ imageIds: [gone.id] }, 'Image.NotFound'],
    [{ imageIds: [kept.id], albumIds: [999_999] }, 'Album.NotFound'],
  ] as const)
    expect((await callEndpoint(server.app, topic.setTopicItems, { id, ...input }, editor)).code).toBe(code);
  const cover = { id, title: '拒绝', summary: '', story: '', coverImageId: gone.id };
  expect((await callEndpoint(server.app, topic.updateTopicAlbum, cover, editor)).code).toBe('Image.NotFound');
  expect(ids((await resultOf(server.app, topic.getManagedTopicAlbum, { id }, editor)).images)).toEqual([kept.id]);
});

it('of two who set its images at once one order stands, whole', async () => {
  const { id } = await create('同时');
  const images = await Promise.all([1, 2, 3].map(() => build.image({ authorId })));
  const order = ids(images);
  await Promise.all([setItems(id, order), setItems(id, order.toReversed())]);
  const { images: kept } = await resultOf(server.app, topic.getManagedTopicAlbum, { id }, editor);
  expect([order, order.toReversed()]).toContainEqual(ids(kept));
});

it('editors order the topic albums, visitors see that order; a deleted one is gone, its images stay', async () => {
  const { id: imageId } = await build.image({ authorId });
  const made: number[] = [];
  for (const title of ['甲', '乙']) {
    const { id } = await create(title);
    await setItems(id, [imageId]);
    await resultOf(server.app, topic.publishTopicAlbum, { id }, editor);
    made.push(id);
  }
  await resultOf(server.app, topic.arrangeTopicAlbums, { ids: made.toReversed() }, editor);
  const shown = async () =>
    ids((await resultOf(server.app, getTopicAlbums, {})).items).filter((id) => made.includes(id));
  expect(await shown()).toEqual(made.toReversed());
  await resultOf(server.app, topic.deleteTopicAlbum, { id: made[0] ?? 0 }, editor);
  expect(await shown()).toEqual(made.slice(1));
  const again = await callEndpoint(server.app, topic.deleteTopicAlbum, { id: made[0] ?? 0 }, editor);
  expect(again.code).toBe('TopicAlbum.NotFound');
});

it('takes no word that the site blocks, in any of its texts', async () => {
  await resultOf(server.app, createSensitiveWords, { words: ['代开发票'], level: 'block' }, admin);
  expect(await callEndpoint(server.app, topic.createTopicAlbum, { title: '代开-发票' }, editor)).toMatchObject({
    code: 'Text.Blocked',
    validationErrors: [{ members: ['title'] }],
  });
  const { id } = await create('秋天');
  const words = { id, title: '秋天', summary: '', story: '这里代开发票。', coverImageId: null };
  expect(await callEndpoint(server.app, topic.updateTopicAlbum, words, editor)).toMatchObject({
    code: 'Text.Blocked',
    validationErrors: [{ members: ['story'] }],
  });
});
