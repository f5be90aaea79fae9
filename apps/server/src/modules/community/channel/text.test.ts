import { getOutboxMessages } from '@tuyuan/contract/account/sms-outbox.ts';
import { createComment } from '@tuyuan/contract/community/comment-data.ts';
import * as deliveries from '@tuyuan/contract/community/delivery-management.ts';
import * as channel from '@tuyuan/contract/community/user-channel.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverTextsJob } from '../../../delivery-jobs.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Person = { authorization: string };
let server: TestServer;
let admin: Person;
let author: Person;
let authorId: number;
let fan: Person;
const phone = '13800138000';
const rounds = { DELIVERY_ROUND_SECONDS: '3600', SMS_NOTIFICATIONS_PER_PERSON: '2' };
beforeAll(async () => {
  server = await startTestServer(rounds);
  await firstRoundOver(server, deliverTextsJob);
  admin = await server.logInAs('admin', ['admin']);
  author = await server.logInAs('lin', ['photographer']);
  authorId = await libraryBuilder(server.db).photographer('lin');
  fan = await server.logInAs('fan', []);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM quota`);
  await server.db.execute(sql`DELETE FROM sms_outbox`);
  await server.db.execute(sql`DELETE FROM notification_delivery`);
  await server.db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE id = ${authorId}`);
});

async function deliver(at = server): Promise<void> {
  await at.ingest.jobs.enqueue(at.db, deliverTextsJob, 'tenant_default', {});
  await firstRoundOver(at, deliverTextsJob);
}
const want = (person: Person, topic: string, isOn = true) =>
  callEndpoint(server.app, channel.setChannel, { channel: 'sms', topic, isOn }, person);
async function comment(text: string, title = '晨雾'): Promise<void> {
  const { id } = await libraryBuilder(server.db).image({ authorId, title });
  await resultOf(server.app, createComment, { kind: 'image', id, text }, fan);
}
const texts = async () => (await resultOf(server.app, getOutboxMessages, { phone }, admin)).items;
const waiting = async () =>
  (
    await server.db.execute(sql`
      SELECT is_held, failure, due_at > now() AS later, due_at = 'infinity' AS over FROM notification_delivery WHERE sent_at IS NULL ORDER BY id`)
  ).rows;

it('is off for everything until one who has a phone switches a topic on; broadcasts never go by text message', async () => {
  expect((await want(fan, 'comment')).code).toBe('Sms.NoPhone');
  const before = await resultOf(server.app, channel.getChannels, {}, author);
  expect(before).toMatchObject({ isTextOffered: true, phone: '138****8000', wanted: { sms: [] } });
  await comment('没有打开');
  await deliver();
  expect(await texts()).toEqual([]);
  expect((await want(author, 'comment')).result?.wanted.sms).toEqual(['comment']);
  expect(await want(author, 'broadcast')).toMatchObject({ status: 400, validationErrors: [{ members: ['topic'] }] });
});

it('tells of all that is due in one message, though two workers send at once, and of none twice', async () => {
  await want(author, 'comment');
  await comment('一');
  await comment('二', '江雪');
  await Promise.all([deliver(), deliver()]);
  await deliver();
  const all = await texts();
  expect(all).toMatchObject([{ purpose: 'notification', phone }]);
  expect(all[0]?.text).toMatch(/^你有 2 条新通知：有人评论我的作品等2条。/);
});

it('keeps to a person’s messages of a day and tells of the rest in the next one', async () => {
  await want(author, 'comment');
  for (const text of ['一', '二', '三', '四']) {
    await comment(text);
    await deliver();
  }
  expect(await texts()).toHaveLength(2);
  const held = { is_held: true, failure: '', later: true, over: false };
  expect(await waiting()).toEqual([held, held]);
  await server.db.execute(sql`UPDATE quota SET ends_at = now() WHERE key LIKE 'sms-notification%'`);
  await server.db.execute(sql`UPDATE notification_delivery SET due_at = now() WHERE sent_at IS NULL`);
  await deliver();
  expect((await texts())[0]?.text).toContain('你有 2 条新通知');
  expect(await waiting()).toEqual([]);
});

it('goes to nobody who switched it off or has no phone any more', async () => {
  await want(author, 'comment');
  await comment('一');
  await server.db.execute(sql`UPDATE app_user SET phone = NULL WHERE id = ${authorId}`);
  await deliver();
  await server.db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE id = ${authorId}`);
  await comment('二');
  await want(author, 'comment', false);
  await deliver();
  expect(await texts()).toEqual([]);
  expect(await waiting()).toMatchObject([{ over: true }, { over: true }]);
});

it('without a template of the provider it isn’t offered; without the provider the office sees why, and tries again', async () => {
  const key = { ALIYUN_SMS_KEY_ID: 'id', ALIYUN_SMS_KEY_SECRET: 'secret', ALIYUN_SMS_SIGN_NAME: '图苑' };
  const templates = ['CODE', 'NOTICE', 'CONFERENCE', 'TICKET', 'STATE'].map((name) => [
    `ALIYUN_SMS_${name}_TEMPLATE`,
    'SMS_1',
  ]);
  const aliyun = {
    ...rounds,
    ...key,
    ...Object.fromEntries(templates),
    SMS_PROVIDER: 'aliyun',
    ALIYUN_SMS_SERVER: 'http://127.0.0.1:2',
  };
  const plain = await startTestServer(aliyun);
  const lin = await plain.logInAs('lin', []);
  expect((await resultOf(plain.app, channel.getChannels, {}, lin)).isTextOffered).toBe(false);
  const wish = { channel: 'sms', topic: 'comment', isOn: true } as const;
  expect((await callEndpoint(plain.app, channel.setChannel, wish, lin)).code).toBe('Sms.NotOffered');
  await plain.stop();

  const away = await startTestServer({ ...aliyun, ALIYUN_SMS_NOTIFICATION_TEMPLATE: 'SMS_6' });
  try {
    await firstRoundOver(away, deliverTextsJob);
    const boss = await away.logInAs('boss', ['admin']);
    const wang = await away.logInAs('wang', []);
    await away.db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE user_name = 'wang'`);
    await resultOf(away.app, channel.setChannel, wish, wang);
    await away.db.execute(sql`
      WITH n AS (INSERT INTO notification (user_id, kind, topic, title)
        SELECT id, 'comment', 'comment', '有人评论了' FROM app_user WHERE user_name = 'wang' RETURNING id)
      INSERT INTO notification_delivery (notification_id, channel) SELECT id, 'sms' FROM n`);
    await deliver(away);
    const failed = () => resultOf(away.app, deliveries.getFailedDeliveries, { channels: ['sms'] }, boss);
    const { items } = await failed();
    expect(items).toMatchObject([{ userName: 'wang', topic: 'comment', failure: 'unavailable', failures: 1 }]);
    expect(items[0]?.dueAt).not.toBeNull();
    expect((await callEndpoint(away.app, deliveries.getFailedDeliveries, {}, wang)).code).toBe('Permission.Denied');
    const ids = items.map(({ id }) => id);
    expect((await callEndpoint(away.app, deliveries.retryDeliveries, { ids }, wang)).code).toBe('Permission.Denied');
    expect(await resultOf(away.app, deliveries.retryDeliveries, { ids }, boss)).toEqual({ retried: 1 });
    expect((await failed()).items).toEqual([]);
    // What failed cost nothing, and doesn't count.
    const { rows } = await away.db.execute(sql`SELECT taken FROM quota WHERE key LIKE 'sms-notification%'`);
    expect(rows).toEqual([{ taken: 0 }, { taken: 0 }]);
  } finally {
    await away.stop();
  }
});
