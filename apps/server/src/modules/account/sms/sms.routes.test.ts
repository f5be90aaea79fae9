import { sendResetPwdSms, sendSafetySms, sendValidationSms } from '@tuyuan/contract/account/sms.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { askForCode, lastCode, smsTo } from '../../../testing/receive-sms.ts';
import { solveCaptcha } from '../../../testing/solve-captcha.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createUser } from '../identity/index.ts';
import { takeSmsCode, verifySmsCode } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CAPTCHAS_PER_MINUTE: '1000', SMS_PER_ADDRESS: '1000' });
  await createUser(server.db, { userName: 'lin', nickName: '林', password: null, phone: known, roles: ['user'] });
});
afterAll(() => server.stop());
afterEach(() => server.db.execute(sql`DELETE FROM quota`));

const known = '13800000001';
let next = 13_900_000_000;
function freshPhone(): string {
  next += 1;
  return String(next);
}
const minuteLater = () => server.db.execute(sql`UPDATE quota SET ends_at = ends_at - interval '60 seconds'`);

async function send(
  phone: string,
  purpose = 'register',
  options: Partial<{ server: TestServer; ticket: string }> = {},
) {
  const asked = options.server ?? server;
  const captchaTicket = options.ticket ?? (await solveCaptcha(asked, 'sms'));
  return callEndpoint(asked.app, sendValidationSms, { phone, purpose, captchaTicket });
}

it('sends six digits that hold five minutes, and keeps only their hash', async () => {
  const phone = freshPhone();
  const answer = await send(phone);
  expect(answer.result).toEqual({ expiresIn: 300, resendAfter: 60 });
  const code = await lastCode(server, phone);
  const { rows } = await server.db.execute(sql`SELECT * FROM sms_code WHERE phone = ${phone}`);
  expect(JSON.stringify(rows)).not.toContain(code);
  await server.db.execute(sql`UPDATE sms_code SET expires_at = expires_at - interval '300 seconds'`);
  expect(await takeSmsCode(server.db, { phone, purpose: 'register', code })).toBe(false);
});

it('wants a captcha solved for it, each good for one message', async () => {
  expect((await send(freshPhone(), 'register', { ticket: 'x'.repeat(32) })).code).toBe('Captcha.TicketRefused');
  expect((await send(freshPhone(), 'register', { ticket: await solveCaptcha(server, 'login') })).code).toBe(
    'Captcha.TicketRefused',
  );
  const ticket = await solveCaptcha(server, 'sms');
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(freshPhone(), 'register', { ticket })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('sends a number one message a minute and ten a day, however many are asked for at once', async () => {
  const phone = freshPhone();
  const tickets = await Promise.all(Array.from({ length: 6 }, () => solveCaptcha(server, 'sms')));
  const answers = await Promise.all(tickets.map((ticket) => send(phone, 'login', { ticket })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'Sms.TooSoon')).toHaveLength(5);
  for (let i = 2; i <= 10; i += 1) {
    await minuteLater();
    expect((await send(phone, 'login')).status).toBe(200);
  }
  await minuteLater();
  expect((await send(phone, 'login')).code).toBe('Sms.TooManyToday');
});

it('sends no more than an address, and the site, may have in a day', async () => {
  for (const limit of ['SMS_PER_ADDRESS', 'SMS_PER_SITE']) {
    const strict = await startTestServer({ [limit]: '2' });
    try {
      const codes: (string | null)[] = [];
      for (let i = 0; i < 3; i += 1) codes.push((await send(freshPhone(), 'register', { server: strict })).code);
      expect([limit, codes]).toEqual([limit, [null, null, 'Sms.TooManyToday']]);
    } finally {
      await strict.stop();
    }
  }
});

it('answers the same for a number with an account and one without, whatever is sent', async () => {
  const unknown = freshPhone();
  for (const purpose of ['register', 'login', 'changePhone'] as const) {
    expect(await send(known, purpose)).toEqual(await send(unknown, purpose));
    await server.db.execute(sql`DELETE FROM quota`);
  }
  const reset = async (phone: string) =>
    callEndpoint(server.app, sendResetPwdSms, { phone, captchaTicket: await solveCaptcha(server, 'sms') });
  expect(await reset(known)).toEqual(await reset(unknown));
  // And is refused alike.
  expect(await reset(known)).toEqual(await reset(unknown));
  const told = (await smsTo(server, known)).join('\n');
  expect(told).toContain('已有图苑账号');
  expect(told).toContain('用于登录');
  expect(told).toContain('用于重设密码');
  expect(await smsTo(server, unknown)).toEqual([
    expect.stringContaining('用于更换手机号'),
    expect.stringContaining('用于注册账号'),
  ]);
});

it('takes a code once, also when it comes eight times at once', async () => {
  const phone = freshPhone();
  const code = await askForCode(server, phone, 'bindPhone');
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => takeSmsCode(server.db, { phone, purpose: 'bindPhone', code })),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('takes a code only for its number and purpose, and not after five wrong tries', async () => {
  const phone = freshPhone();
  const code = await askForCode(server, phone, 'register');
  expect(await takeSmsCode(server.db, { phone, purpose: 'login', code })).toBe(false);
  expect(await takeSmsCode(server.db, { phone: freshPhone(), purpose: 'register', code })).toBe(false);
  const wrong = code === '000000' ? '000001' : '000000';
  const tries = Array.from({ length: 5 }, () => takeSmsCode(server.db, { phone, purpose: 'register', code: wrong }));
  expect(await Promise.all(tries)).toEqual([false, false, false, false, false]);
  expect(await takeSmsCode(server.db, { phone, purpose: 'register', code })).toBe(false);
});

it('forgets a code when the next one is sent', async () => {
  const phone = freshPhone();
  const first = await askForCode(server, phone, 'register');
  await minuteLater();
  const second = await askForCode(server, phone, 'register');
  if (first !== second) expect(await takeSmsCode(server.db, { phone, purpose: 'register', code: first })).toBe(false);
  await verifySmsCode(server.db, { phone, purpose: 'register', code: second });
  const again = verifySmsCode(server.db, { phone, purpose: 'register', code: second, member: 'safetyCode' });
  await expect(again).rejects.toMatchObject({ code: 'Sms.CodeWrong', validationErrors: [{ members: ['safetyCode'] }] });
});

it('sends the owner of a session a code to his own number, if he has one', async () => {
  const without = await server.logInAs('phoneless', ['user']);
  expect((await callEndpoint(server.app, sendSafetySms, {}, without)).code).toBe('User.NoPhone');
  const headers = await server.logInAs('owner', ['user']);
  const phone = freshPhone();
  await server.db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE user_name = 'owner'`);
  await resultOf(server.app, sendSafetySms, {}, headers);
  const code = await lastCode(server, phone);
  expect(await takeSmsCode(server.db, { phone, purpose: 'safety', code })).toBe(true);
});

it('leaves tickets and codes out of the audit log, and gives the pause back when the provider fails', async () => {
  const broken = await startTestServer({
    SMS_PROVIDER: 'aliyun',
    ALIYUN_SMS_KEY_ID: 'a',
    ALIYUN_SMS_KEY_SECRET: 'b',
    ALIYUN_SMS_SIGN_NAME: 'c',
    ALIYUN_SMS_CODE_TEMPLATE: 'd',
    ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
    ALIYUN_SMS_CONFERENCE_TEMPLATE: 'f',
    ALIYUN_SMS_TICKET_TEMPLATE: 'g',
    ALIYUN_SMS_STATE_TEMPLATE: 'h',
    ALIYUN_SMS_SERVER: 'http://127.0.0.1:9',
  });
  try {
    const phone = freshPhone();
    for (let i = 0; i < 2; i += 1)
      expect((await send(phone, 'register', { server: broken })).code).toBe('Sms.Unavailable');
    const { rows } = await broken.db.execute(
      sql`SELECT parameters ->> 'captchaTicket' AS ticket FROM audit_log WHERE action = 'SendValidationSms'`,
    );
    expect(rows).toEqual([{ ticket: '***' }, { ticket: '***' }]);
  } finally {
    await broken.stop();
  }
});
