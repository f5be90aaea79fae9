import * as shown from '@tuyuan/contract/community/comment-data.ts';
import { keepComments } from '@tuyuan/contract/community/comment-management.ts';
import { setFollow } from '@tuyuan/contract/community/user-follow.ts';
import { getNotifications, muteNotifications } from '@tuyuan/contract/community/user-notification.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetComments } from './index.ts';

type Person = { authorization: string };
let server: TestServer;
let admin: Person;
let li: Person;
let wang: Person;
let sun: Person;
let imageId: number;
const ids = new Map<string, number>();
beforeAll(async () => {
  server = await startTestServer();
  const build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  [li, wang, sun] = [await server.logInAs('li', []), await server.logInAs('wang', []), await server.logInAs('sun', [])];
  const authorId = await build.photographer('lin');
  await build.photographer('zhou');
  await build.photographer('zhounan');
  imageId = (await build.image({ authorId, title: '晨雾' })).id;
  const { rows } = await server.db.execute(sql`SELECT id, user_name FROM app_user`);
  for (const { id, user_name } of z.array(z.object({ id: z.int(), user_name: z.string() })).parse(rows))
    ids.set(user_name, id);
});
afterAll(() => server.stop());

const idOf = (name: string) => ids.get(name) ?? 0;
const write = (by: Person, text: string, names: readonly string[]) =>
  callEndpoint(server.app, shown.createComment, { kind: 'image', id: imageId, text, mentionIds: names.map(idOf) }, by);
const offered = async (by: Person, prefix = '') =>
  (await resultOf(server.app, shown.getMentionable, { kind: 'image', id: imageId, prefix }, by)).items.map(
    ({ nickName }) => nickName,
  );
const toldTo = async (person: Person) =>
  (await resultOf(server.app, getNotifications, { kind: 'comment' }, person)).items.map(({ title }) => title);

it('offers the author, who commented there and photographers one follows, by the beginning of the name', async () => {
  expect(await offered(li)).toEqual(['lin']);
  await write(wang, '好看', []);
  await resultOf(server.app, setFollow, { photographerId: idOf('zhou'), isOn: true }, li);
  expect(await offered(li)).toEqual(['lin', 'wang', 'zhou']);
  expect(await offered(li, 'ZH')).toEqual(['zhou']);
  expect(await offered(wang)).toEqual(['lin']);
  expect((await callEndpoint(server.app, shown.getMentionable, { kind: 'image', id: imageId })).status).toBe(401);
});

it('names people, tells them once, and leads to photographers', async () => {
  const { result } = await write(li, '@wang @zhou 看这里', ['wang', 'zhou', 'sun']);
  expect(result?.mentions).toEqual(
    [
      { id: idOf('wang'), name: 'wang', isPhotographer: false },
      { id: idOf('zhou'), name: 'zhou', isPhotographer: true },
    ].toSorted((a, b) => a.id - b.id),
  );
  expect(await toldTo(wang)).toEqual(['在「晨雾」的评论里提到了你']);
  expect(await toldTo(sun)).toEqual([]);
  await resultOf(server.app, muteNotifications, { topic: 'mention', isOn: false }, wang);
  await write(li, '@wang 再看', ['wang']);
  expect(await toldTo(wang)).toHaveLength(1);
});

it('names nobody whose name the text doesn’t say, nor more than five', async () => {
  expect((await write(li, '没有名字', ['wang'])).result?.mentions).toEqual([]);
  const many = await callEndpoint(
    server.app,
    shown.createComment,
    { kind: 'image', id: imageId, text: '@wang', mentionIds: [1, 2, 3, 4, 5, 6] },
    li,
  );
  expect(many.validationErrors).toEqual([{ message: '一条评论最多提到 5 个人', members: ['mentionIds'] }]);
});

it('tells of a comment that waited once it is shown', async () => {
  await resultOf(server.app, createSensitiveWords, { words: ['加我微信'], level: 'review' }, admin);
  await resultOf(server.app, muteNotifications, { topic: 'mention', isOn: true }, wang);
  const { result } = await write(li, '@wang 加我微信', ['wang']);
  expect([result?.state, (await toldTo(wang)).length]).toEqual(['pending', 1]);
  await resultOf(server.app, keepComments, { ids: [result?.id ?? 0], list: 'waiting' }, admin);
  expect(await toldTo(wang)).toHaveLength(2);
});

it('is plain text once the account is deleted', async () => {
  const { result } = await write(li, '@wang 在吗', ['wang']);
  await inTransaction(server.db, (transaction) =>
    forgetComments({ transaction, schema: 'tenant_default' }, { userId: idOf('wang') }),
  );
  const { items } = await resultOf(server.app, shown.getComments, { kind: 'image', id: imageId, sort: 'newest' }, li);
  expect(items.find(({ id }) => id === result?.id)).toMatchObject({ text: '@wang 在吗', mentions: [] });
});
