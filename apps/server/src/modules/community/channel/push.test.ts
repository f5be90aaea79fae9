import { logout } from '@tuyuan/contract/account/account.ts';
import { createComment } from '@tuyuan/contract/community/comment-data.ts';
import * as channel from '@tuyuan/contract/community/user-channel.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverPushesJob } from '../../../delivery-jobs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startPushService, type TestPushService } from '../../../testing/push-service.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetNotifications } from '../notification/index.ts';

type Person = { authorization: string };
let server: TestServer;
let service: TestPushService;
let author: Person;
let authorId: number;
let fan: Person;
beforeAll(async () => {
  server = await startTestServer({
    PUSH_TO_PRIVATE_HOSTS: 'true',
    DELIVERY_ROUND_SECONDS: '3600',
    DELIVERY_TIMEOUT_MS: '1500',
  });
  service = await startPushService();
  await firstRoundOver(server, deliverPushesJob);
  author = await server.logInAs('lin', ['photographer']);
  authorId = await libraryBuilder(server.db).photographer('lin');
  fan = await server.logInAs('fan', []);
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  service.answer = 201;
  await server.db.execute(sql`DELETE FROM push_subscription`);
  await server.db.execute(sql`DELETE FROM quota`);
});

async function deliver(): Promise<void> {
  await server.ingest.jobs.enqueue(server.db, deliverPushesJob, 'tenant_default', {});
  await firstRoundOver(server, deliverPushesJob);
}
const channelsOf = (person: Person) => resultOf(server.app, channel.getChannels, {}, person);
const subscribe = (person: Person, subscription: object) =>
  callEndpoint(server.app, channel.subscribePush, { ...subscription }, person);
async function open(person: Person, at: TestPushService = service) {
  const browser = at.browser((await channelsOf(person)).pushKey);
  expect((await subscribe(person, browser.subscription)).status).toBe(200);
  const switched = { channel: 'push', topic: 'comment', isOn: true };
  await resultOf(server.app, channel.setChannel, switched, person);
  return browser;
}
async function comment(text: string): Promise<void> {
  const { id } = await libraryBuilder(server.db).image({ authorId, title: '晨雾' });
  await resultOf(server.app, createComment, { kind: 'image', id, text }, fan);
}
const subscriptions = async () =>
  (await server.db.execute(sql`SELECT count(*)::int AS count FROM push_subscription`)).rows[0]?.count;

it('has one key for the site, made by the first of twenty who ask, its private part sealed', async () => {
  await server.db.execute(sql`DELETE FROM push_key`);
  const keys = await Promise.all(Array.from({ length: 20 }, () => channelsOf(author)));
  expect(new Set(keys.map(({ pushKey }) => pushKey)).size).toBe(1);
  const { rows } = await server.db.execute(sql`SELECT length(private_key) AS length FROM push_key`);
  // 32 bytes, a nonce of 12 and a tag of 16.
  expect(rows).toEqual([{ length: 60 }]);
});

it('reaches a subscribed browser once, signed and encrypted so that only it can read it', async () => {
  const switched = { channel: 'push', topic: 'comment', isOn: true };
  expect((await callEndpoint(server.app, channel.setChannel, switched, author)).code).toBe('Push.NotSubscribed');
  const browser = await open(author);
  expect(await channelsOf(author)).toMatchObject({ isPushedHere: true, wanted: { push: ['comment'] } });
  await comment('哪里拍的？');
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(browser.shown).toMatchObject([
    { title: 'fan 评论了「晨雾」', body: '哪里拍的？', link: expect.stringMatching(/^\/photo\?id=\d+&comment=\d+$/) },
  ]);
  await resultOf(server.app, channel.unsubscribePush, {}, author);
  expect((await channelsOf(author)).isPushedHere).toBe(false);
  await comment('好');
  await deliver();
  expect(browser.shown).toHaveLength(1);
});

it('ends with the session: logging out, or its time running out', async () => {
  const leaving = await server.logInAs('leaving', []);
  const id = await libraryBuilder(server.db).photographer('leaving');
  const browser = await open(leaving);
  const image = await libraryBuilder(server.db).image({ authorId: id });
  const say = (text: string) => resultOf(server.app, createComment, { kind: 'image', id: image.id, text }, fan);
  await say('一');
  await server.db.execute(sql`UPDATE session SET expires_at = now() WHERE user_id = ${id}`);
  await deliver();
  expect(browser.shown).toEqual([]);
  await server.db.execute(sql`UPDATE session SET expires_at = now() + interval '1 hour' WHERE user_id = ${id}`);
  await resultOf(server.app, logout, {}, leaving);
  expect(await subscriptions()).toBe(0);
  await say('二');
  await deliver();
  expect(browser.shown).toEqual([]);
});

it.each([404, 410])('forgets a browser that its service says is gone (%i)', async (status) => {
  await open(author);
  service.answer = status;
  await comment('走了');
  await deliver();
  expect(await subscriptions()).toBe(0);
});

it('tries again later where the service is busy, and sends it once', async () => {
  const browser = await open(author);
  service.answer = 503;
  await comment('忙');
  await deliver();
  const asked = service.asked;
  await deliver();
  expect([service.asked, await subscriptions()]).toEqual([asked, 1]);
  service.answer = 201;
  await server.db.execute(
    sql`UPDATE notification_delivery SET due_at = now() WHERE sent_at IS NULL AND due_at < 'infinity'`,
  );
  await deliver();
  await deliver();
  expect(browser.shown).toHaveLength(1);
});

it('a service that keeps silent holds up no other', async () => {
  const silent = await startPushService();
  silent.answer = null;
  const other = await server.logInAs('other', []);
  await open(other, silent);
  const browser = await open(author);
  try {
    // Its messages are older, and more than are sent at once.
    await server.db.execute(sql`
      WITH told AS (INSERT INTO notification (user_id, kind, topic, title)
        SELECT id, 'comment', 'comment', '旧' FROM app_user, generate_series(1, 60) WHERE user_name = 'other' RETURNING id)
      INSERT INTO notification_delivery (notification_id, channel, target, due_at)
      SELECT told.id, 'push', p.id, now() - interval '1 hour' FROM told, push_subscription p WHERE p.origin = ${silent.origin}`);
    await comment('不等');
    const began = Date.now();
    const delivered = deliver();
    await expect.poll(() => browser.shown.length, { timeout: 5000 }).toBe(1);
    expect(Date.now() - began).toBeLessThan(1400);
    await delivered;
    expect(silent.asked).toBeLessThanOrEqual(20);
  } finally {
    await silent.stop();
  }
});

it('sends nowhere but to the public internet, whatever a browser names', async () => {
  const strict = await startTestServer();
  try {
    const person = await strict.logInAs('strict', []);
    const { p256dh, auth } = service.browser('').subscription;
    const endpoints = [
      'http://1.1.1.1/send',
      'https://127.0.0.1/send',
      'https://localhost/send',
      'https://[::1]/send',
      'https://[::ffff:127.0.0.1]/send',
      'https://10.0.0.1/send',
      'https://172.16.5.4/send',
      'https://192.168.1.1/send',
      'https://169.254.169.254/latest/meta-data',
      'https://[fd00:ec2::254]/',
      'https://[fe80::1]/',
      'https://100.64.0.1/',
      'https://0.0.0.0/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://user:word@1.1.1.1/send',
      'https://1.1.1.1:8443/send',
      'https://no-such-host.invalid/send',
      'file:///etc/passwd',
      'nonsense',
    ];
    for (const endpoint of endpoints) {
      const answer = await callEndpoint(strict.app, channel.subscribePush, { endpoint, p256dh, auth }, person);
      expect([endpoint, answer.code]).toEqual([endpoint, 'Push.EndpointRefused']);
    }
    const good = { endpoint: 'https://1.1.1.1/send', p256dh, auth };
    expect((await callEndpoint(strict.app, channel.subscribePush, good, person)).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

it('a browser belongs to who subscribed it last; an account takes its browsers with it', async () => {
  const browser = await open(author);
  expect((await subscribe(fan, browser.subscription)).status).toBe(200);
  expect([await subscriptions(), (await channelsOf(author)).isPushedHere]).toEqual([1, false]);
  const mine = await open(author);
  expect(await subscriptions()).toBe(2);
  await inTransaction(server.db, (transaction) =>
    forgetNotifications({ transaction, schema: 'tenant_default' }, { userId: authorId }),
  );
  expect([await subscriptions(), mine.shown]).toEqual([1, []]);
});
