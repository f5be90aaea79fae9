import { feedbackPicturePath } from '@tuyuan/contract/community/community-path.ts';
import {
  addFeedbackMessage,
  closeFeedback,
  createFeedback,
  getMyFeedback,
  uploadFeedbackPicture,
} from '@tuyuan/contract/community/feedback-data.ts';
import {
  closeFeedbackByOffice,
  deleteFeedback,
  getFeedback,
  replyToFeedback,
} from '@tuyuan/contract/community/feedback-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { unlikePicture } from '../../../testing/test-pictures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';
import { deleteLoosePictures } from './feedback-picture.repository.ts';
import { forgetFeedback } from './forget-feedback.ts';

type Person = { authorization: string };
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const write = (person: Person, text = '搜索「雪山」时第二页是空的') =>
  resultOf(server.app, createFeedback, { kind: 'problem', text }, person);
const mine = async (person: Person) => (await resultOf(server.app, getMyFeedback, {}, person)).items;
const lastOf = ({ messages }: { messages: readonly { id: number }[] }) => messages.at(-1)?.id ?? 0;

it('goes to and fro until its writer closes it and says how content they are', async () => {
  const wang = await server.logInAs('wang', []);
  const asked = await write(wang);
  expect(asked).toMatchObject({ state: 'new', messages: [{ isOffice: false }] });
  const rate = { id: asked.id, satisfaction: 'good' as const };
  expect(await callEndpoint(server.app, closeFeedback, rate, wang)).toMatchObject({ code: 'Feedback.NotAnswered' });

  const answer = { id: asked.id, text: '已经修好，请再试一次', lastMessageId: lastOf(asked) };
  expect(await resultOf(server.app, replyToFeedback, answer, admin)).toMatchObject({
    state: 'replied',
    user: { nickName: expect.any(String) },
  });
  const again = { id: asked.id, text: '第三页还是空的' };
  expect(await resultOf(server.app, addFeedbackMessage, again, wang)).toMatchObject({ state: 'new' });
  // What the answer was written to is no longer the last word.
  expect(await callEndpoint(server.app, replyToFeedback, answer, admin)).toMatchObject({
    code: 'Feedback.ChangedMeanwhile',
  });

  expect(await resultOf(server.app, closeFeedback, rate, wang)).toMatchObject({
    state: 'closed',
    satisfaction: 'good',
  });
  for (const [call, input, person] of [
    [addFeedbackMessage, again, wang],
    [closeFeedback, rate, wang],
  ] as const)
    expect(await callEndpoint(server.app, call, input, person)).toMatchObject({ code: 'Feedback.Closed' });
  expect(await mine(wang)).toMatchObject([
    { messages: [{ isOffice: false }, { isOffice: true }, { isOffice: false }] },
  ]);
});

it('is its writer’s and the office’s alone', async () => {
  const [li, zhao] = [await server.logInAs('li', []), await server.logInAs('zhao', [])];
  const { id } = await write(li);
  expect(await mine(zhao)).toEqual([]);
  const add = await callEndpoint(server.app, addFeedbackMessage, { id, text: '我也是' }, zhao);
  const close = await callEndpoint(server.app, closeFeedback, { id }, zhao);
  await resultOf(server.app, closeFeedbackByOffice, { id }, admin);
  const addLater = await callEndpoint(server.app, addFeedbackMessage, { id, text: '我也是' }, zhao);
  expect([add.code, close.code, addLater.code]).toEqual(Array(3).fill('Feedback.NotFound'));
});

it('of two of the office who answer the same message at once, one is told', async () => {
  const asked = await write(await server.logInAs('sun', []));
  const reply = (text: string) =>
    callEndpoint(server.app, replyToFeedback, { id: asked.id, text, lastMessageId: lastOf(asked) }, admin);
  const codes = (await Promise.all([reply('请清一下缓存'), reply('已经修好')])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['Feedback.ChangedMeanwhile', null]);
});

it('takes pictures that only its writer and the office see', async () => {
  const wu = await server.logInAs('wu', []);
  const other = await server.logInAs('zheng', []);
  const send = async (person: Person) => {
    const file = { bytes: await unlikePicture(1, 400, 300), name: '截图.jpg' };
    return (await uploadForm(server.app, uploadFeedbackPicture, {}, file, person)).result?.id ?? 0;
  };
  const see = async (id: number, headers: Record<string, string> = {}) =>
    (await server.app.inject({ url: feedbackPicturePath(id), headers })).statusCode;
  const [first, second, foreign] = [await send(wu), await send(wu), await send(other)];
  expect([await see(first, wu), await see(first, admin), await see(first, other), await see(first)]).toEqual([
    200, 404, 404, 404,
  ]);
  const input = { kind: 'problem' as const, text: '打不开' };
  const create = (pictureIds: number[]) => callEndpoint(server.app, createFeedback, { ...input, pictureIds }, wu);
  expect((await create([first, foreign])).code).toBe('Feedback.PictureGone');
  expect((await create([1, 2, 3, 4, 5])).validationErrors).toEqual([
    { message: '最多 4 张图片', members: ['pictureIds'] },
  ]);
  const { result } = await create([first]);
  expect(result?.messages).toMatchObject([{ pictures: [first] }]);
  expect((await create([first])).code).toBe('Feedback.PictureGone');
  const more = { id: result?.id ?? 0, text: '还有一张', pictureIds: [second] };
  await resultOf(server.app, addFeedbackMessage, more, wu);
  expect([await see(second, admin), await see(second, other), await see(foreign, admin)]).toEqual([200, 404, 404]);
  await resultOf(server.app, deleteFeedback, { id: more.id }, admin);
  expect([await see(first, wu), await see(second, wu)]).toEqual([404, 404]);
});

it('keeps eight pictures of one person that were never sent, for a day or until the account goes', async () => {
  const qian = await server.logInAs('qian', []);
  const file = { bytes: await unlikePicture(2, 40, 30), name: '截图.jpg' };
  const send = async () => (await uploadForm(server.app, uploadFeedbackPicture, {}, file, qian)).code;
  const codes = await Promise.all(Array.from({ length: 10 }, send));
  expect(codes.filter((code) => code === null)).toHaveLength(8);
  expect(new Set(codes)).toEqual(new Set([null, 'Feedback.TooManyPictures']));
  const mineOnly = sql`user_id = (SELECT id FROM app_user WHERE user_name = 'qian')`;
  const kept = async () => (await server.db.execute(sql`SELECT user_id FROM feedback_picture WHERE ${mineOnly}`)).rows;
  await server.db.execute(sql`UPDATE feedback_picture SET created_at = now() - interval '2 days'
    WHERE id IN (SELECT id FROM feedback_picture WHERE ${mineOnly} LIMIT 5)`);
  await deleteLoosePictures(server.db);
  const [left, ...others] = await kept();
  expect(others).toHaveLength(2);
  const userId = Number(left?.user_id);
  await inTransaction(server.db, (transaction) =>
    forgetFeedback({ transaction, schema: 'tenant_default' }, { userId }),
  );
  expect(await kept()).toEqual([]);
});

it('lets ten of one person wait, however many come at once', async () => {
  const chen = await server.logInAs('chen', []);
  const texts = Array.from({ length: 14 }, (_, index) => `第 ${index} 个问题`);
  const calls = texts.map((text) => callEndpoint(server.app, createFeedback, { kind: 'other', text }, chen));
  const codes = (await Promise.all(calls)).map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(10);
  expect(new Set(codes)).toEqual(new Set([null, 'Feedback.TooManyWaiting']));
});

it('is listed by its words, what waits first, is deleted, and goes with its writer', async () => {
  const zhou = await server.logInAs('zhou', []);
  const [first, second] = [await write(zhou, '<img src=x onerror=alert(1)> 孔雀'), await write(zhou, '孔雀 100%')];
  await resultOf(server.app, closeFeedbackByOffice, { id: second.id }, admin);
  const found = async (keyword: string) =>
    (await resultOf(server.app, getFeedback, { keyword }, admin)).items.map(({ id }) => id);
  expect(await found('孔雀')).toEqual([first.id, second.id]);
  expect(await found('100%')).toEqual([second.id]);
  await resultOf(server.app, deleteFeedback, { id: first.id }, admin);
  expect((await mine(zhou)).map(({ id }) => id)).toEqual([second.id]);
  const [{ user } = { user: { id: 0 } }] = (await resultOf(server.app, getFeedback, { keyword: '孔雀' }, admin)).items;
  await inTransaction(server.db, (transaction) =>
    forgetFeedback({ transaction, schema: 'tenant_default' }, { userId: user.id }),
  );
  expect(await mine(zhou)).toEqual([]);
});
