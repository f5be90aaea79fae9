import { addWish, getWish, removeWish } from '@tuyuan/contract/library/image-wish.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let build: LibraryBuilder;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

it('counts each person once, however often they wish, and forgets a wish taken back', async () => {
  const { id } = await build.image({ authorId, unitPrice: null });
  const [wang, li] = [await server.logInAs('wang', []), await server.logInAs('li', [])];
  await Promise.all([wang, wang, li].map((person) => resultOf(server.app, addWish, { id }, person)));
  expect(await resultOf(server.app, getWish, { id })).toEqual({ count: 2, isMine: false });
  expect(await resultOf(server.app, getWish, { id }, li)).toEqual({ count: 2, isMine: true });
  expect(await resultOf(server.app, removeWish, { id }, li)).toEqual({ count: 1, isMine: false });
});

it('is refused for a picture with a price and for one that is not public', async () => {
  const person = await server.logInAs('zhao', []);
  const priced = await build.image({ authorId, unitPrice: 0 });
  const draft = await build.image({ authorId, unitPrice: null, reviewState: 'draft' });
  expect(await callEndpoint(server.app, addWish, { id: priced.id }, person)).toMatchObject({ code: 'Image.ForSale' });
  expect(await callEndpoint(server.app, addWish, { id: draft.id }, person)).toMatchObject({ code: 'Image.NotFound' });
});
