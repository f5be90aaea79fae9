import { deleteBroadcast, getBroadcasts, sendBroadcast } from '@tuyuan/contract/community/broadcast-management.ts';
import { createComment, setCommentLike } from '@tuyuan/contract/community/comment-data.ts';
import { getFollow, getFollowed, getFollowedImages, setFollow } from '@tuyuan/contract/community/user-follow.ts';
import { setLike } from '@tuyuan/contract/community/user-marks.ts';
import * as notification from '@tuyuan/contract/community/user-notification.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetFollows, notifyOfReview } from '../follow/index.ts';
import { forgetNotifications } from './index.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let admin: Person;
let author: Person;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  author = await server.logInAs('lin', ['photographer']);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const told = async (person: Person, kind?: 'comment' | 'like' | 'notice' | 'broadcast') =>
  (await resultOf(server.app, notification.getNotifications, kind ? { kind } : {}, person)).items;
const unread = (person: Person) => resultOf(server.app, notification.getUnreadNotifications, {}, person);
const clear = (person: Person) => resultOf(server.app, notification.readNotifications, {}, person);
const reviewed = (id: number, state = 'approved') =>
  inTransaction(server.db, (transaction) =>
    notifyOfReview(
      { transaction, schema: 'tenant_default' },
      { subject: 'image', id, authorId, title: '晨雾', state, reasons: state === 'rejected' ? ['失焦'] : [] },
    ),
  );

it('tells of answers and comments, marks as read what is opened, and nobody of what they did themselves', async () => {
  const [{ id }, li] = [await build.image({ authorId, title: '晨雾' }), await server.logInAs('li', [])];
  const write = (person: Person, text: string, replyToId: number | null = null) =>
    resultOf(server.app, createComment, { kind: 'image', id, text, replyToId }, person);
  const asked = await write(li, '哪里拍的？');
  expect(await told(author, 'comment')).toMatchObject([
    {
      actor: { nickName: 'li' },
      title: '评论了「晨雾」',
      body: '哪里拍的？',
      link: expect.stringMatching(new RegExp(`^/photo\\?id=${id}&comment=\\d+$`)),
      isRead: false,
    },
  ]);
  await write(author, '竹溪', asked.id);
  await write(author, '早上七点');
  const [reply] = await told(li, 'comment');
  expect(reply).toMatchObject({ title: '回复了你的评论', body: '竹溪' });
  expect((await told(author, 'comment')).length).toBe(1);
  expect(await unread(li)).toMatchObject({ comment: 1, like: 0 });
  const read = await resultOf(server.app, notification.readNotifications, { ids: [reply?.id ?? 0] }, li);
  expect(read.comment).toBe(0);
  const other = await callEndpoint(server.app, notification.getNotification, { id: reply?.id ?? 0 }, author);
  expect(other.code).toBe('Notification.NotFound');
});

it('likes of the same work become one line with the number of people, a new one after it was read', async () => {
  await clear(author);
  const { id } = await build.image({ authorId, title: '梯田' });
  const people = await Promise.all(['f1', 'f2', 'f3'].map((name) => server.logInAs(name, [])));
  const like = (person: Person, isOn = true) => resultOf(server.app, setLike, { kind: 'image', id, isOn }, person);
  await Promise.all(people.map((person) => like(person)));
  const lines = async () => (await told(author, 'like')).filter(({ title }) => title.includes('梯田'));
  expect(await lines()).toMatchObject([{ actors: 3, title: '喜欢了你的图片「梯田」' }]);
  await clear(author);
  await like(await server.logInAs('f4', []));
  expect((await lines()).map(({ actors, isRead }) => [actors, isRead])).toEqual([
    [1, false],
    [3, true],
  ]);
  const comment = await resultOf(server.app, createComment, { kind: 'image', id, text: '好' }, people[0]);
  await resultOf(server.app, setCommentLike, { id: comment.id, isOn: true }, author);
  expect(await told(people[0] ?? author, 'like')).toMatchObject([{ title: '赞了你的评论', body: '好' }]);
});

it('follows are counted exactly though many come at once; followers are told of new work in one line', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `fan${index}`);
  const fans = await Promise.all(names.map((name) => server.logInAs(name, [])));
  const set = (person: Person, isOn: boolean) =>
    resultOf(server.app, setFollow, { photographerId: authorId, isOn }, person);
  const { followers: before } = await resultOf(server.app, getFollow, { photographerId: authorId });
  await Promise.all(fans.flatMap((fan) => [set(fan, true), set(fan, true)]));
  await Promise.all(fans.slice(0, 3).map((fan) => set(fan, false)));
  expect(await resultOf(server.app, getFollow, { photographerId: authorId }, fans[5])).toEqual({
    followers: before + 5,
    isFollowing: true,
  });
  expect((await callEndpoint(server.app, setFollow, { photographerId: authorId, isOn: true }, author)).code).toBe(
    'Follow.Own',
  );
  const images = [await build.image({ authorId, title: '一' }), await build.image({ authorId, title: '二' })];
  for (const { id } of images) await reviewed(id);
  await reviewed(images[0]?.id ?? 0, 'rejected');
  const [fan = author] = fans.slice(5);
  expect(await told(fan, 'notice')).toMatchObject([
    { actor: { id: authorId }, actors: 1, title: '发布了新作品图片「晨雾」' },
  ]);
  expect((await told(author, 'notice'))[0]).toMatchObject({ title: '图片「晨雾」没有通过审核', body: '失焦' });
  expect((await resultOf(server.app, getFollowed, {}, fan)).items.map((card) => card.author.id)).toEqual([authorId]);
  expect((await resultOf(server.app, getFollowedImages, {}, fan)).items[0]?.id).toBe(images[1]?.id);
});

it('what a person muted they are not told', async () => {
  const quiet = await server.logInAs('quiet', []);
  await resultOf(server.app, setFollow, { photographerId: authorId, isOn: true }, quiet);
  const mute = (isOn: boolean) =>
    resultOf(server.app, notification.muteNotifications, { topic: 'newWork', isOn }, quiet);
  expect(await mute(false)).toEqual({ muted: ['newWork'] });
  const { id } = await build.image({ authorId });
  await reviewed(id);
  expect(await told(quiet)).toEqual([]);
  expect(await mute(true)).toEqual({ muted: [] });
  await reviewed(id);
  expect(await told(quiet)).toHaveLength(1);
});

it('a broadcast reaches everyone it is for once, is counted when read, and can be taken back', async () => {
  const reader = await server.logInAs('reader', []);
  const send = (audience: 'all' | 'photographers', title: string) =>
    resultOf(server.app, sendBroadcast, { title, body: '<b>周日</b>停机', audience }, admin);
  const sent = await send('all', '停机维护');
  await send('photographers', '结算提醒');
  expect((await told(reader, 'broadcast')).map(({ title, body }) => [title, body])).toEqual([
    ['停机维护', '<b>周日</b>停机'],
  ]);
  expect((await told(author, 'broadcast')).map(({ title }) => title)).toEqual(['结算提醒', '停机维护']);
  await clear(reader);
  const find = async () => (await resultOf(server.app, getBroadcasts, { keyword: '停机维护' }, admin)).items;
  expect(await find()).toMatchObject([{ received: sent.received, read: 1 }]);
  await resultOf(server.app, deleteBroadcast, { id: sent.id }, admin);
  expect([await told(reader, 'broadcast'), await find()]).toEqual([[], []]);
});

it('ten thousand followers are told once each', async () => {
  await server.db.execute(sql`
    INSERT INTO app_user (user_name, nick_name) SELECT 'crowd' || n, 'crowd' || n FROM generate_series(1, 10000) n`);
  await server.db.execute(sql`
    INSERT INTO photographer_follow (photographer_id, user_id) SELECT ${authorId}, id FROM app_user WHERE user_name LIKE 'crowd%'`);
  const { id } = await build.image({ authorId });
  await Promise.all([reviewed(id), reviewed(id)]);
  const { rows } = await server.db.execute(sql`
    SELECT count(*)::int AS rows, count(DISTINCT n.user_id)::int AS people FROM notification n JOIN app_user u ON u.id = n.user_id
    WHERE u.user_name LIKE 'crowd%'`);
  expect(rows).toEqual([{ rows: 10_000, people: 10_000 }]);
});

it('goes with a deleted account, on both sides', async () => {
  const gone = await server.logInAs('gone', []);
  const { followers } = await resultOf(server.app, setFollow, { photographerId: authorId, isOn: true }, gone);
  const [user] = (await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = 'gone'`)).rows;
  const userId = Number(user?.id);
  await inTransaction(server.db, async (transaction) => {
    const occurrence = { transaction, schema: 'tenant_default' };
    await forgetFollows(occurrence, { userId });
    await forgetNotifications(occurrence, { userId });
  });
  expect((await told(author, 'notice')).filter(({ actor }) => actor?.id === userId)).toEqual([]);
  expect((await resultOf(server.app, getFollow, { photographerId: authorId })).followers).toBe(followers - 1);
});
