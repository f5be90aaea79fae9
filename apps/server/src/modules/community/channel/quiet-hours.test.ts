import { createComment } from '@tuyuan/contract/community/comment-data.ts';
import * as channel from '@tuyuan/contract/community/user-channel.ts';
import { getUnreadNotifications } from '@tuyuan/contract/community/user-notification.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverEmailsJob, deliverTextsJob, tidyDeliveriesJob } from '../../../delivery-jobs.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Person = { authorization: string };
let server: TestServer;
let author: Person;
let authorId: number;
let fan: Person;
beforeAll(async () => {
  server = await startTestServer({ DELIVERY_ROUND_SECONDS: '3600' });
  for (const job of [deliverEmailsJob, deliverTextsJob, tidyDeliveriesJob]) await firstRoundOver(server, job);
  author = await server.logInAs('lin', ['photographer']);
  authorId = await libraryBuilder(server.db).photographer('lin');
  fan = await server.logInAs('fan', []);
  await server.db.execute(sql`UPDATE app_user SET phone = '13800138000' WHERE id = ${authorId}`);
  await server.db.execute(sql`INSERT INTO notification_email (user_id, address) VALUES (${authorId}, 'lin@a.test')`);
  for (const way of ['email', 'sms'] as const)
    await resultOf(server.app, channel.setChannel, { channel: way, topic: 'comment', isOn: true }, author);
});
afterAll(() => server.stop());
beforeEach(() => server.db.execute(sql`DELETE FROM quota`));

async function deliver(): Promise<void> {
  for (const job of [deliverEmailsJob, deliverTextsJob]) {
    await server.ingest.jobs.enqueue(server.db, job, 'tenant_default', {});
    await firstRoundOver(server, job);
  }
}
async function comment(text: string): Promise<void> {
  const { id } = await libraryBuilder(server.db).image({ authorId, title: '晨雾' });
  await resultOf(server.app, createComment, { kind: 'image', id, text }, fan);
}
const sent = async () =>
  (
    await server.db.execute(sql`
      SELECT (SELECT count(*)::int FROM email_outbox WHERE purpose = 'comment') AS mails,
        (SELECT count(*)::int FROM sms_outbox WHERE purpose = 'notification') AS texts`)
  ).rows[0];
/** From an hour ago until an hour from now, in Beijing; hours may lie beyond midnight. */
function around(): { from: string; until: string } {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Shanghai',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return { from: clock.format(Date.now() - 3_600_000), until: clock.format(Date.now() + 3_600_000) };
}
const setQuiet = (hours: object) =>
  callEndpoint(server.app, channel.setQuietHours, { isOn: true, from: '22:00', until: '08:00', ...hours }, author);

it('are set with times of the day that differ; whoever never chose is shown the server’s', async () => {
  const { quietHours } = await resultOf(server.app, channel.getChannels, {}, author);
  expect(quietHours).toEqual({ isOn: false, from: '22:00', until: '08:00' });
  expect((await setQuiet({ from: '25:00' })).validationErrors).toMatchObject([{ members: ['from'] }]);
  expect((await setQuiet({ until: '22:00' })).validationErrors).toMatchObject([{ members: ['until'] }]);
  expect((await setQuiet({})).result?.quietHours).toEqual({ isOn: true, from: '22:00', until: '08:00' });
});

it('hold e-mails and text messages until they end, not the site; switched off, what was held goes once', async () => {
  await setQuiet(around());
  await comment('一');
  await comment('二');
  await deliver();
  await deliver();
  expect(await sent()).toEqual({ mails: 0, texts: 0 });
  expect((await resultOf(server.app, getUnreadNotifications, {}, author)).comment).toBe(2);
  const { rows } = await server.db.execute(sql`
    SELECT DISTINCT is_held, failures, due_at BETWEEN now() + interval '58 minutes' AND now() + interval '1 hour' AS at_end FROM notification_delivery`);
  expect(rows).toEqual([{ is_held: true, failures: 0, at_end: true }]);
  await setQuiet({ ...around(), isOn: false });
  await Promise.all([deliver(), deliver()]);
  // One text message tells of both.
  expect(await sent()).toEqual({ mails: 2, texts: 1 });
});

it('what was sent or given up a month ago goes, and finished rounds of yesterday but the last; the rest stays', async () => {
  await setQuiet({ isOn: false });
  await comment('三');
  await deliver();
  await server.db.execute(sql`
    WITH old AS (UPDATE notification_delivery SET sent_at = now() - interval '31 days' WHERE channel = 'email' RETURNING id)
    UPDATE email_outbox SET at = now() - interval '31 days'`);
  await comment('四');
  await server.db.execute(sql`
    UPDATE notification SET created_at = now() - interval '8 days' WHERE id = (SELECT max(id) FROM notification)`);
  await server.db.execute(sql`UPDATE notification_delivery SET is_held = true WHERE sent_at IS NULL`);
  await server.db.execute(sql`
    UPDATE pgboss.job j SET completed_on = now() - interval '2 days' - o.place * interval '1 minute'
    FROM (SELECT id, row_number() OVER (PARTITION BY name ORDER BY id) AS place FROM pgboss.job WHERE state = 'completed') o WHERE o.id = j.id`);
  const oldRounds = sql`(SELECT count(*)::int FROM pgboss.job WHERE name = 'deliver-texts' AND state = 'completed')`;
  const { rows: before } = await server.db.execute(sql`SELECT ${oldRounds} > 3 AS many`);
  expect(before).toEqual([{ many: true }]);
  await server.ingest.jobs.enqueue(server.db, tidyDeliveriesJob, 'tenant_default', {});
  await firstRoundOver(server, tidyDeliveriesJob);
  // New hours wake nothing that was given up.
  await setQuiet({ isOn: false });
  const { rows } = await server.db.execute(sql`
    SELECT (SELECT count(*)::int FROM email_outbox) AS mails, (SELECT count(*)::int FROM sms_outbox) AS texts,
      (SELECT count(*)::int FROM notification_delivery WHERE channel = 'email' AND sent_at IS NOT NULL) AS sent_mails,
      (SELECT count(*)::int FROM notification_delivery WHERE sent_at IS NULL AND due_at = 'infinity' AND failure = 'late' AND NOT is_held) AS given_up,
      ${oldRounds} AS rounds`);
  expect(rows).toEqual([{ mails: 0, texts: 2, sent_mails: 0, given_up: 2, rounds: 1 }]);
});
