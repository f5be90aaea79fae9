import { sendBroadcast } from '@tuyuan/contract/community/broadcast-management.ts';
import { createComment } from '@tuyuan/contract/community/comment-data.ts';
import { getFailedDeliveries } from '@tuyuan/contract/community/delivery-management.ts';
import {
  getMailSettings,
  getOutboxEmails,
  sendTestEmail,
  updateMailSettings,
} from '@tuyuan/contract/community/mail-management.ts';
import * as channel from '@tuyuan/contract/community/user-channel.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverEmailsJob } from '../../../delivery-jobs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { firstRoundOver } from '../../../testing/first-round.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetNotifications } from '../notification/index.ts';

type Person = { authorization: string };
let server: TestServer;
let admin: Person;
let author: Person;
let authorId: number;
beforeAll(async () => {
  server = await startTestServer({
    MAIL_TO_PRIVATE_HOSTS: 'true',
    DELIVERY_ROUND_SECONDS: '3600',
    DELIVERY_TIMEOUT_MS: '1000',
  });
  await firstRoundOver(server, deliverEmailsJob);
  admin = await server.logInAs('admin', ['admin']);
  author = await server.logInAs('lin', ['photographer']);
  authorId = await libraryBuilder(server.db).photographer('lin');
});
afterAll(() => server.stop());
afterEach(() => server.db.execute(sql`DELETE FROM quota`));

async function deliver(): Promise<void> {
  await server.ingest.jobs.enqueue(server.db, deliverEmailsJob, 'tenant_default', {});
  await firstRoundOver(server, deliverEmailsJob);
}
const mails = async (address: string) => (await resultOf(server.app, getOutboxEmails, { address }, admin)).items;
const ask = (person: Person, address: string) => callEndpoint(server.app, channel.sendEmailCode, { address }, person);
const lastCode = async (address: string) => /\d{6}/.exec((await mails(address))[0]?.text ?? '')?.[0] ?? '';
const confirm = (person: Person, address: string, emailCode: string) =>
  callEndpoint(server.app, channel.confirmEmail, { address, emailCode }, person);
async function use(person: Person, address: string): Promise<void> {
  await ask(person, address);
  await confirm(person, address, await lastCode(address));
}
const want = (person: Person, topic: string, isOn = true) =>
  callEndpoint(server.app, channel.setChannel, { channel: 'email', topic, isOn }, person);
async function comment(from: Person, text: string, title = '晨雾'): Promise<void> {
  await server.db.execute(sql`DELETE FROM quota`);
  const { id } = await libraryBuilder(server.db).image({ authorId, title });
  await resultOf(server.app, createComment, { kind: 'image', id, text }, from);
}
const account = { user: 'mailer', password: 'pass-word', sender: 'no-reply@a.test' };
const setServer = (settings: object) =>
  callEndpoint(
    server.app,
    updateMailSettings,
    { host: '', port: 25, encryption: 'none', user: '', sender: '', ...settings },
    admin,
  );

describe('an address', () => {
  it('is used once the code that came to it was typed; the code is stored only as a hash and never logged', async () => {
    const li = await server.logInAs('li', []);
    expect((await want(li, 'reply')).code).toBe('Email.NotConfirmed');
    expect((await ask(li, 'li@a.test')).result).toEqual({ expiresIn: 600, resendAfter: 60 });
    const code = await lastCode('li@a.test');
    const wrong = await confirm(li, 'li@a.test', code === '000000' ? '000001' : '000000');
    expect(wrong).toMatchObject({ code: 'Email.CodeWrong', validationErrors: [{ members: ['emailCode'] }] });
    expect((await confirm(li, 'other@a.test', code)).code).toBe('Email.CodeWrong');
    expect((await confirm(admin, 'li@a.test', code)).code).toBe('Email.CodeWrong');
    expect((await confirm(li, 'li@a.test', code)).result).toMatchObject({ email: 'li@a.test', wanted: { email: [] } });
    expect((await confirm(li, 'li@a.test', code)).code).toBe('Email.CodeWrong');
    expect((await want(li, 'reply')).result?.wanted.email).toEqual(['reply']);
    expect((await want(li, 'reply', false)).result?.wanted.email).toEqual([]);
    const { rows } = await server.db.execute(sql`
      SELECT (SELECT json_agg(c) FROM email_code c) AS codes, (SELECT json_agg(l) FROM audit_log l) AS log`);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect((await resultOf(server.app, channel.removeEmail, {}, li)).email).toBe('');
  });

  it('takes a right code once of twenty, and none after five wrong ones or ten minutes', async () => {
    const guesser = await server.logInAs('guesser', []);
    await ask(guesser, 'g@a.test');
    const code = await lastCode('g@a.test');
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(guesser, 'g@a.test', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.db.execute(sql`DELETE FROM quota`);
    await ask(guesser, 'h@a.test');
    const next = await lastCode('h@a.test');
    const wrong = next === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => confirm(guesser, 'h@a.test', wrong)));
    expect((await confirm(guesser, 'h@a.test', next)).code).toBe('Email.CodeWrong');
    await server.db.execute(sql`DELETE FROM quota`);
    await ask(guesser, 'h@a.test');
    await server.db.execute(sql`UPDATE email_code SET expires_at = now()`);
    expect((await confirm(guesser, 'h@a.test', await lastCode('h@a.test'))).code).toBe('Email.CodeWrong');
  });

  it('gets a code a minute, five a day whoever asks; a person gets ten', async () => {
    const eager = await server.logInAs('eager', []);
    const other = await server.logInAs('other', []);
    const minuteLater = () => server.db.execute(sql`UPDATE quota SET ends_at = ends_at - interval '60 seconds'`);
    const many = await Promise.all(Array.from({ length: 20 }, () => ask(eager, 'one@a.test')));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(many.filter(({ code }) => code === 'Email.TooSoon')).toHaveLength(19);
    for (let i = 2; i <= 5; i += 1) {
      await minuteLater();
      expect((await ask(eager, 'one@a.test')).status).toBe(200);
    }
    expect((await ask(other, 'ONE@a.test')).code).toBe('Email.TooManyToday');
    for (let i = 6; i <= 10; i += 1) {
      await minuteLater();
      expect((await ask(eager, 'two@a.test')).status).toBe(200);
    }
    await minuteLater();
    expect((await ask(eager, 'three@a.test')).code).toBe('Email.TooManyToday');
  });
});

describe('a notification', () => {
  it('goes by e-mail once, to those who want its topic, though two workers send at once', async () => {
    await use(author, 'lin@a.test');
    await want(author, 'comment');
    const fan = await server.logInAs('fan', []);
    await comment(fan, '哪里拍的？');
    await Promise.all([deliver(), deliver()]);
    await deliver();
    const told = (await mails('lin@a.test')).filter(({ purpose }) => purpose === 'comment');
    expect(told).toMatchObject([{ subject: 'fan 评论了「晨雾」' }]);
    expect(told[0]?.text).toContain('哪里拍的？');
    expect(told[0]?.text).toMatch(/查看：http:\/\/localhost:\d+\/photo\?id=\d+/);
    await want(author, 'comment', false);
    await comment(fan, '好');
    await deliver();
    expect((await mails('lin@a.test')).filter(({ purpose }) => purpose === 'comment')).toHaveLength(1);
  });

  it('tells of a broadcast too, and keeps markup in a name, a title or a comment from becoming any', async () => {
    await want(author, 'comment');
    await want(author, 'broadcast');
    const corpus = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'-alert(1)-'",
      '</a><svg onload=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '&lt;script&gt;',
    ];
    const evil = await server.logInAs('evil', []);
    for (const text of corpus) {
      await server.db.execute(sql`UPDATE app_user SET nick_name = ${text} WHERE user_name = 'evil'`);
      await comment(evil, text, text.slice(0, 40));
    }
    const body = '<b>周日</b>停机';
    await resultOf(server.app, sendBroadcast, { title: '停机\r\nBcc: x@a.test', body, audience: 'all' }, admin);
    await deliver();
    const { rows } = await server.db.execute(sql`SELECT subject, html FROM email_outbox ORDER BY id DESC LIMIT 7`);
    expect(rows).toHaveLength(7);
    for (const { subject, html } of rows) {
      expect(String(subject)).not.toMatch(/[\r\n]/);
      const tags = [...String(html).matchAll(/<([a-z!/][a-z0-9]*)/gi)].map(([, tag]) => tag?.toLowerCase());
      expect(tags.filter((tag) => /script|svg|img|^b$/.test(tag ?? ''))).toEqual([]);
      const places = [...String(html).matchAll(/href="([^"]*)"/g)].map(([, place]) => place);
      expect(places.every((place) => place?.startsWith('http://localhost'))).toBe(true);
      expect(String(html)).not.toMatch(/<[^>]*\son[a-z]+=/i);
    }
    await want(author, 'broadcast', false);
  });

  it('waits for a mail server that is down, and goes when it is back: the same e-mail, once', async () => {
    const mail = await startMailServer();
    try {
      expect((await setServer({ host: '127.0.0.1', port: 9, sender: 'no-reply@a.test' })).status).toBe(200);
      const fan = await server.logInAs('fan2', []);
      await comment(fan, '在等');
      await deliver();
      const waiting = () =>
        server.db.execute(sql`
        SELECT failures, due_at > now() AS later FROM notification_delivery WHERE sent_at IS NULL AND due_at < 'infinity'`);
      expect((await waiting()).rows).toEqual([{ failures: 1, later: true }]);
      await setServer({ host: '127.0.0.1', port: mail.port, ...account });
      await server.db.execute(sql`UPDATE notification_delivery SET due_at = now() WHERE sent_at IS NULL`);
      await deliver();
      await deliver();
      expect(mail.received).toMatchObject([{ from: 'no-reply@a.test', to: ['lin@a.test'] }]);
      expect((await waiting()).rows).toEqual([]);
      expect((await resultOf(server.app, getOutboxEmails, {}, admin)).isOpen).toBe(false);
      const shown = await resultOf(server.app, getMailSettings, {}, admin);
      expect(shown).toMatchObject({ user: 'mailer', hasPassword: true });
      const { rows } = await server.db.execute(sql`SELECT encode(password, 'escape') AS sealed FROM mail_setting`);
      const { rows: log } = await server.db.execute(sql`SELECT json_agg(l) AS log FROM audit_log l`);
      expect(JSON.stringify([shown, rows, log])).not.toContain('pass-word');
      const elsewhere = await setServer({ host: '127.0.0.1', port: 9, user: 'mailer', sender: 'no-reply@a.test' });
      expect(elsewhere.validationErrors).toMatchObject([{ members: ['password'] }]);
    } finally {
      await setServer({});
      await mail.stop();
    }
  });

  it('waits while the mail server refuses the site’s sender, which the office is told of, and goes once that is mended', async () => {
    const mail = await startMailServer({ isSenderRefused: (address) => address === 'wrong@a.test' });
    try {
      await setServer({ host: '127.0.0.1', port: mail.port, ...account, sender: 'wrong@a.test' });
      const tested = await callEndpoint(server.app, sendTestEmail, { address: 'lin@a.test' }, admin);
      expect(tested.code).toBe('Email.SenderRefused');
      await server.db.execute(sql`DELETE FROM notification_delivery`);
      await comment(await server.logInAs('fan-sender', []), '发件地址');
      const due = () =>
        server.db.execute(sql`UPDATE notification_delivery SET due_at = now() WHERE due_at < 'infinity'`);
      for (let i = 0; i < 8; i += 1) {
        await due();
        await deliver();
      }
      const { items } = await resultOf(server.app, getFailedDeliveries, { reasons: ['senderRefused'] }, admin);
      expect(items).toMatchObject([{ channel: 'email', userName: 'lin', failures: 8, dueAt: expect.any(String) }]);
      const { rows } = await server.db.execute(sql`
        SELECT due_at > now() + interval '2 hours' AND due_at < now() + interval '5 hours' AS hours FROM notification_delivery`);
      expect(rows).toEqual([{ hours: true }]);
      await setServer({ host: '127.0.0.1', port: mail.port, ...account, sender: 'right@a.test' });
      await due();
      await deliver();
      expect(mail.received).toMatchObject([{ from: 'right@a.test', to: ['lin@a.test'] }]);
      expect((await resultOf(server.app, getFailedDeliveries, {}, admin)).items).toEqual([]);
    } finally {
      await setServer({});
      await mail.stop();
    }
  });

  it('is given up after six failures, and not tried after a refusal', async () => {
    const mail = await startMailServer({ isRefused: () => true });
    try {
      await setServer({ host: '127.0.0.1', port: 9, sender: 'no-reply@a.test' });
      await comment(await server.logInAs('fan3', []), '收不到');
      for (let i = 0; i < 6; i += 1) {
        await server.db.execute(sql`UPDATE notification_delivery SET due_at = now() WHERE due_at < 'infinity'`);
        await deliver();
      }
      const last = () =>
        server.db.execute(sql`
        SELECT failures, due_at = 'infinity' AS over FROM notification_delivery ORDER BY id DESC LIMIT 1`);
      expect((await last()).rows).toEqual([{ failures: 6, over: true }]);
      await setServer({ host: '127.0.0.1', port: mail.port, ...account });
      await comment(await server.logInAs('fan4', []), '收不到');
      await deliver();
      expect((await last()).rows).toEqual([{ failures: 0, over: true }]);
    } finally {
      await setServer({});
      await mail.stop();
    }
  });
});

it('the link in an e-mail ends those of its topic by one request, asks before when opened, and opens nothing else', async () => {
  await want(author, 'comment');
  await want(author, 'order');
  await comment(await server.logInAs('fan5', []), '退订');
  await deliver();
  const link = /https?:\/\/[^/]+(\/notification\/unsubscribe\S+)/.exec((await mails('lin@a.test'))[0]?.text ?? '')?.[1];
  const url = link ?? '';
  const wanted = async () => (await resultOf(server.app, channel.getChannels, {}, author)).wanted.email;
  const open = await server.app.inject({ url });
  expect([open.statusCode, open.body.includes('有人评论我的作品')]).toEqual([200, true]);
  expect(await wanted()).toContain('comment');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (to: string, payload: string) => server.app.inject({ method: 'POST', url: to, headers: form, payload });
  for (const forged of [url.replace('topic=comment', 'topic=order'), url.replace(/user=\d+/, 'user=1'), `${url}x`])
    expect((await post(forged, '')).statusCode).toBe(404);
  expect((await post(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect(await wanted()).toEqual(['order']);
  expect((await post(url, 'scope=all')).statusCode).toBe(200);
  expect(await wanted()).toEqual([]);
  // RFC 8058 allows either kind of form.
  const postParts = (name: string, value: string) => {
    const payload = `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return server.app.inject({ method: 'POST', url, headers, payload });
  };
  await want(author, 'comment');
  await want(author, 'order');
  expect((await postParts('List-Unsubscribe', 'One-Click')).statusCode).toBe(200);
  expect(await wanted()).toEqual(['order']);
  expect((await postParts('scope', 'all')).statusCode).toBe(200);
  expect(await wanted()).toEqual([]);
});

it('the mail server may not stand in this machine’s own network, where that is not allowed', async () => {
  const strict = await startTestServer();
  try {
    const boss = await strict.logInAs('boss', ['admin']);
    const settings = { port: 25, encryption: 'none', user: '', sender: 'a@a.test' };
    for (const host of [
      '127.0.0.1',
      'localhost',
      '169.254.169.254',
      '10.0.0.1',
      '::1',
      '0x7f.1',
      'no-such-host.invalid',
    ])
      expect((await callEndpoint(strict.app, updateMailSettings, { ...settings, host }, boss)).code).toBe(
        'Email.HostRefused',
      );
  } finally {
    await strict.stop();
  }
});

it('an account takes its address, its codes, its switches and its quiet hours with it', async () => {
  await want(author, 'comment');
  await resultOf(server.app, channel.setQuietHours, { isOn: true, from: '22:00', until: '08:00' }, author);
  await inTransaction(server.db, (transaction) =>
    forgetNotifications({ transaction, schema: 'tenant_default' }, { userId: authorId }),
  );
  const { rows } = await server.db.execute(sql`
    SELECT (SELECT count(*)::int FROM notification_email WHERE user_id = ${authorId}) AS addresses,
      (SELECT count(*)::int FROM email_code WHERE user_id = ${authorId}) AS codes,
      (SELECT count(*)::int FROM email_outbox WHERE address = 'lin@a.test') AS mails,
      (SELECT count(*)::int FROM notification_channel WHERE user_id = ${authorId}) AS switches,
      (SELECT count(*)::int FROM notification_quiet_hours WHERE user_id = ${authorId}) AS quiet`);
  expect(rows).toEqual([{ addresses: 0, codes: 0, mails: 0, switches: 0, quiet: 0 }]);
});
