import { once } from 'node:events';
import { createServer } from 'node:http';
import { getFailedDeliveries } from '@tuyuan/contract/community/delivery-management.ts';
import { setChannel } from '@tuyuan/contract/community/user-channel.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverTextsJob } from '../../../delivery-jobs.ts';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** The provider's answer; null: it takes the message and breaks off. */
let answerCode: string | null = 'OK';
let asked = 0;
const provider = createServer((_request, response) => {
  asked += 1;
  if (answerCode === null) response.destroy();
  else response.end(JSON.stringify({ Code: answerCode }));
});
let server: TestServer;
let admin: { authorization: string };
let wang: { authorization: string };

beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const address = provider.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const templates = ['CODE', 'NOTICE', 'CONFERENCE', 'TICKET', 'STATE', 'NOTIFICATION'];
  server = await startTestServer({
    DELIVERY_ROUND_SECONDS: '3600',
    SMS_PROVIDER: 'aliyun',
    ALIYUN_SMS_SERVER: `http://127.0.0.1:${port}`,
    ALIYUN_SMS_KEY_ID: 'id',
    ALIYUN_SMS_KEY_SECRET: 'secret',
    ALIYUN_SMS_SIGN_NAME: '图苑',
    ...Object.fromEntries(templates.map((name) => [`ALIYUN_SMS_${name}_TEMPLATE`, 'SMS_1'])),
  });
  await firstRoundOver(server, deliverTextsJob);
  admin = await server.logInAs('admin', ['admin']);
  wang = await server.logInAs('wang', []);
  await server.db.execute(sql`UPDATE app_user SET phone = '13800138000' WHERE user_name = 'wang'`);
  await resultOf(server.app, setChannel, { channel: 'sms', topic: 'comment', isOn: true }, wang);
});
afterAll(async () => {
  await server.stop();
  provider.close();
});
beforeEach(async () => {
  asked = 0;
  answerCode = 'OK';
  await server.db.execute(sql`DELETE FROM quota`);
  await server.db.execute(sql`DELETE FROM notification`);
  await server.db.execute(sql`
    WITH n AS (INSERT INTO notification (user_id, kind, topic, title)
      SELECT id, 'comment', 'comment', '有人评论了' FROM app_user WHERE user_name = 'wang' RETURNING id)
    INSERT INTO notification_delivery (notification_id, channel) SELECT id, 'sms' FROM n`);
});

async function deliver(): Promise<void> {
  await server.db.execute(
    sql`UPDATE notification_delivery SET due_at = now() WHERE due_at < 'infinity' AND NOT is_held`,
  );
  await server.ingest.jobs.enqueue(server.db, deliverTextsJob, 'tenant_default', {});
  await firstRoundOver(server, deliverTextsJob);
}
const failed = async () => (await resultOf(server.app, getFailedDeliveries, { channels: ['sms'] }, admin)).items;
const taken = async () =>
  (await server.db.execute(sql`SELECT taken FROM quota WHERE key LIKE 'sms-notification%'`)).rows;

it('is never sent again without an answer, counts, and the office sees it', async () => {
  answerCode = null;
  await deliver();
  await deliver();
  expect(asked).toBe(1);
  expect(await failed()).toMatchObject([{ failure: 'unanswered', dueAt: null }]);
  expect(await taken()).toEqual([{ taken: 1 }, { taken: 1 }]);
});

it('is not sent again where the provider refuses the number', async () => {
  answerCode = 'isv.MOBILE_NUMBER_ILLEGAL';
  await deliver();
  await deliver();
  expect(asked).toBe(1);
  expect(await failed()).toMatchObject([{ failure: 'refused', dueAt: null }]);
  expect(await taken()).toEqual([{ taken: 0 }, { taken: 0 }]);
});

it('is tried again where the provider refuses the site', async () => {
  answerCode = 'isv.AMOUNT_NOT_ENOUGH';
  await deliver();
  await deliver();
  expect(asked).toBe(2);
  expect(await failed()).toMatchObject([{ failure: 'unavailable', failures: 2, dueAt: expect.any(String) }]);
});

it('waits a day where the provider takes no more for the number', async () => {
  answerCode = 'isv.BUSINESS_LIMIT_CONTROL';
  await deliver();
  await deliver();
  expect(asked).toBe(1);
  expect(await failed()).toEqual([]);
  const { rows } = await server.db.execute(sql`
    SELECT is_held, failures, due_at > now() + interval '23 hours' AND due_at < 'infinity' AS later FROM notification_delivery`);
  expect(rows).toEqual([{ is_held: true, failures: 0, later: true }]);
  expect(await taken()).toEqual([{ taken: 0 }, { taken: 0 }]);
});

it('is not sent once its notification was read', async () => {
  await server.db.execute(sql`UPDATE notification SET read_at = now()`);
  await deliver();
  expect(asked).toBe(0);
  expect(await failed()).toEqual([]);
});
