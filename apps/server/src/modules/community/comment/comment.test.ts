import * as shown from '@tuyuan/contract/community/comment-data.ts';
import * as managed from '@tuyuan/contract/community/comment-management.ts';
import { getNotifications } from '@tuyuan/contract/community/user-notification.ts';
import { takeImagesOffline } from '@tuyuan/contract/library/image-management.ts';
import { createSensitiveWords } from '@tuyuan/contract/site/sensitive-word.ts';
import { getSettings, updateSettings } from '@tuyuan/contract/site/site-setting.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetComments } from './index.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let admin: Person;
let authorId: number;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  admin = await server.logInAs('admin', ['admin']);
  author = await server.logInAs('lin', []);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

const newImage = async () => (await build.image({ authorId, title: '晨雾' })).id;
const write = (person: Person, id: number, text = '好看', replyToId: number | null = null) =>
  callEndpoint(server.app, shown.createComment, { kind: 'image', id, text, replyToId }, person);
const wrote = async (person: Person, id: number, text = '好看', replyToId: number | null = null) => {
  const input = { kind: 'image' as const, id, text, replyToId };
  return (await resultOf(server.app, shown.createComment, input, person)).id;
};
const read = (id: number, person?: Person) => resultOf(server.app, shown.getComments, { kind: 'image', id }, person);
const waiting = async () => (await resultOf(server.app, managed.getManagedComments, {}, admin)).items;

async function setModeration(value: 'post' | 'pre' | 'off'): Promise<void> {
  const { version } = await resultOf(server.app, getSettings, {}, admin);
  await resultOf(server.app, updateSettings, { version, values: { commentModeration: value } }, admin);
}

it('stands in two levels, an answer to an answer names whom it answers, and the author is marked', async () => {
  const [id, li] = [await newImage(), await server.logInAs('li', [])];
  const first = await wrote(li, id, '<img src=x onerror=alert(1)> 第二座塔？');
  const second = await wrote(author, id, '是的', first);
  await wrote(li, id, '谢谢', second);
  const { items, commentCount } = await read(id, li);
  expect(commentCount).toBe(3);
  expect(items).toMatchObject([
    {
      text: '<img src=x onerror=alert(1)> 第二座塔？',
      isMine: true,
      replyCount: 2,
      replies: [
        { text: '是的', isAuthor: true, replyTo: null },
        { text: '谢谢', isAuthor: false, replyTo: 'lin' },
      ],
    },
  ]);
  expect((await resultOf(server.app, shown.getReplies, { id: first })).items).toHaveLength(2);
  const elsewhere = await newImage();
  expect((await write(li, elsewhere, '错位', first)).code).toBe('Comment.NotFound');
});

it('of one that is taken back nothing is read; the answers to it stay', async () => {
  const [id, li] = [await newImage(), await server.logInAs('li1', [])];
  const [first, alone] = [await wrote(li, id, '说错了'), await wrote(li, id, '也说错了')];
  await wrote(author, id, '没关系', first);
  const withdraw = (comment: number, person: Person) =>
    callEndpoint(server.app, shown.withdrawComment, { id: comment }, person);
  expect((await withdraw(first, author)).code).toBe('Comment.NotFound');
  for (const comment of [first, alone]) await withdraw(comment, li);
  expect(await read(id)).toMatchObject({ commentCount: 1, items: [{ text: '', state: 'gone', replyCount: 1 }] });
  expect((await write(author, id, '还在吗', first)).code).toBe('Comment.NotFound');
});

it('waits for the office where a word asks for it or the site reviews first; its writer alone sees it', async () => {
  await resultOf(server.app, createSensitiveWords, { words: ['加微信'], level: 'review' }, admin);
  await resultOf(server.app, createSensitiveWords, { words: ['笨蛋'], level: 'mask' }, admin);
  await resultOf(server.app, createSensitiveWords, { words: ['代开发票'], level: 'block' }, admin);
  const [id, li] = [await newImage(), await server.logInAs('li2', [])];
  expect(await write(li, id, '代开-发票')).toMatchObject({
    code: 'Text.Blocked',
    validationErrors: [{ members: ['text'] }],
  });
  expect((await write(li, id, '你这个笨蛋')).result).toMatchObject({ text: '你这个**', state: 'visible' });
  const asked = await wrote(li, id, '加 微 信看原图');
  expect((await read(id, li)).items[0]).toMatchObject({ id: expect.any(Number) });
  expect((await read(id, li)).items.find((item) => item.id === asked)).toMatchObject({ state: 'pending' });
  expect((await read(id)).items.map((item) => item.id)).not.toContain(asked);
  await setModeration('pre');
  const later = await wrote(li, id, '普通的一句');
  await resultOf(server.app, managed.keepComments, { ids: [later], list: 'waiting' }, admin);
  expect((await read(id)).items.map((item) => item.id)).toContain(later);
  await setModeration('off');
  expect((await write(li, id)).code).toBe('Comment.Closed');
  await setModeration('post');
});

it('tells who wrote what waited how it was decided, once; who it answers hears of it only when it is shown', async () => {
  const [id, li] = [await newImage(), await server.logInAs('li3', [])];
  const heard = async (person: Person, kind: string) =>
    (await resultOf(server.app, getNotifications, { kind }, person)).items.map(({ title, body }) => [title, body]);
  await setModeration('pre');
  const [kept, hidden] = [await wrote(li, id, '好看'), await wrote(li, id, '买流量找我')];
  await setModeration('post');
  const ofAuthor = await heard(author, 'comment');
  const decide = () => callEndpoint(server.app, managed.keepComments, { ids: [kept], list: 'waiting' }, admin);
  await Promise.all([decide(), decide()]);
  const hiding = { ids: [hidden], list: 'waiting', reason: 'advertising' };
  await resultOf(server.app, managed.hideComments, hiding, admin);
  expect(await heard(li, 'notice')).toEqual([
    [expect.stringMatching(/^你在「.+」的评论没有通过审核：广告、垃圾信息$/), '买流量找我'],
    [expect.stringMatching(/^你在「.+」的评论已经显示$/), '好看'],
  ]);
  expect((await heard(author, 'comment')).slice(0, -ofAuthor.length || undefined)).toEqual([
    [expect.stringMatching(/^评论了「/), '好看'],
  ]);
  // A comment that was shown at once is not told of when the office looks at it again.
  const shownAtOnce = await wrote(li, id, '真好');
  await resultOf(server.app, managed.hideComments, { ids: [shownAtOnce], list: 'visible', reason: 'abuse' }, admin);
  expect(await heard(li, 'notice')).toHaveLength(2);
});

it('lets five of one person in a minute, however many come at once', async () => {
  const [id, fast] = [await newImage(), await server.logInAs('fast', [])];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => write(fast, id, `第 ${index} 句`)));
  expect(answers.filter(({ code }) => code === null)).toHaveLength(5);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'Comment.TooMany']));
  expect((await read(id)).commentCount).toBe(5);
});

it('likes are exact though many come at once, and again', async () => {
  const id = await newImage();
  const comment = await wrote(author, id);
  const people = await Promise.all(Array.from({ length: 12 }, (_, index) => server.logInAs(`fan${index}`, [])));
  const like = (person: Person, isOn: boolean) =>
    resultOf(server.app, shown.setCommentLike, { id: comment, isOn }, person);
  await Promise.all(people.flatMap((person) => [like(person, true), like(person, true)]));
  await Promise.all(people.slice(0, 4).map((person) => like(person, false)));
  expect((await read(id, people[5])).items[0]).toMatchObject({ likes: 8, isLiked: true });
});

it('is reported once by each person, stands first at the desk, and of two who decide one is told', async () => {
  const [id, rude] = [await newImage(), await server.logInAs('rude', [])];
  const bad = await wrote(rude, id, '假的');
  const reporters = await Promise.all(['r1', 'r2'].map((name) => server.logInAs(name, [])));
  for (const person of [...reporters, ...reporters])
    await resultOf(server.app, shown.createCommentReport, { id: bad, reason: 'untrue', note: '看过底片' }, person);
  const [first] = await waiting();
  expect(first).toMatchObject({
    id: bad,
    reports: [{ reason: 'untrue' }, { reason: 'untrue' }],
    subject: { title: '晨雾' },
  });
  const hide = { ids: [bad], list: 'waiting' as const, reason: 'untrue' as const };
  const [one, other] = await Promise.all([
    resultOf(server.app, managed.hideComments, hide, admin),
    resultOf(server.app, managed.keepComments, { ids: [bad], list: 'waiting' }, admin),
  ]);
  expect([one.succeeded.length, other.succeeded.length].toSorted()).toEqual([0, 1]);
  expect([...one.failed, ...other.failed]).toMatchObject([{ code: 'Comment.Decided' }]);
  expect((await waiting()).map((item) => item.id)).not.toContain(bad);
});

it('a banned person is told until when, writes again afterwards, and is listed meanwhile', async () => {
  const [id, banned] = [await newImage(), await server.logInAs('banned', [])];
  const own = await wrote(banned, id);
  const userId = (await read(id)).items.find((item) => item.id === own)?.user.id ?? 0;
  await resultOf(server.app, managed.banCommenter, { userId, days: 7, reason: '广告' }, admin);
  expect((await write(banned, id)).code).toBe('Comment.Banned');
  const bans = async () => (await resultOf(server.app, managed.getCommentBans, {}, admin)).items.map((ban) => ban.id);
  expect(await bans()).toContain(userId);
  await resultOf(server.app, managed.unbanCommenter, { userId }, admin);
  expect((await write(banned, id)).code).toBeNull();
  await resultOf(server.app, managed.banCommenter, { userId, days: 1 }, admin);
  await server.db.execute(sql`UPDATE comment_ban SET until = now() - interval '1 second' WHERE user_id = ${userId}`);
  expect([(await write(banned, id)).code, await bans()]).toEqual([null, []]);
});

it('goes with its work, and with its writer', async () => {
  const [id, gone] = [await newImage(), await server.logInAs('gone', [])];
  const [own, kept] = [await wrote(gone, id), await wrote(author, id)];
  await resultOf(server.app, shown.setCommentLike, { id: kept, isOn: true }, gone);
  const userId = (await read(id)).items.find((item) => item.id === own)?.user.id ?? 0;
  await inTransaction(server.db, (transaction) =>
    forgetComments({ transaction, schema: 'tenant_default' }, { userId }),
  );
  expect((await read(id)).items).toMatchObject([{ id: kept, likes: 0 }]);
  await resultOf(server.app, takeImagesOffline, { ids: [id] }, admin);
  const reading = await callEndpoint(server.app, shown.getComments, { kind: 'image', id });
  expect([reading.code, (await write(author, id)).code]).toEqual(['Comment.SubjectGone', 'Comment.SubjectGone']);
  await resultOf(server.app, managed.deleteComment, { id: kept }, admin);
  expect((await callEndpoint(server.app, shown.getReplies, { id: kept })).code).toBe('Comment.NotFound');
});
