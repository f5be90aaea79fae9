import { login, loginBySms } from '@tuyuan/contract/account/account.ts';
import {
  checkIfPhoneNumberExist,
  getAgreement,
  register,
  resetPassword,
} from '@tuyuan/contract/account/registration.ts';
import { sendValidationSms } from '@tuyuan/contract/account/sms.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { askForCode } from '../../../testing/receive-sms.ts';
import { solveCaptcha } from '../../../testing/solve-captcha.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';
import { createUser } from './create-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    CAPTCHAS_PER_MINUTE: '1000',
    SMS_PAUSE_SECONDS: '0',
    SMS_PER_PHONE: '1000',
    SMS_PER_ADDRESS: '1000',
    LOGIN_ATTEMPTS_PER_MINUTE: '1000',
  });
});
afterAll(() => server.stop());

let next = 13_700_000_000;
function freshPhone(): string {
  next += 1;
  return String(next);
}
const whoAmI = async (token: string) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/api/services/app/session/GetCurrentLoginInformations',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    })
  ).statusCode;

async function newcomer(changes: Record<string, unknown> = {}) {
  const phone = typeof changes.phone === 'string' ? changes.phone : freshPhone();
  const smsCode = await askForCode(server, phone, 'register');
  return { userName: `u${phone}`, phone, smsCode, password: 'sunny-lake-77', agreementVersion: 1, ...changes };
}
const tryRegister = (input: Record<string, unknown>) => callEndpoint(server.app, register, input);

describe('registering', () => {
  it('makes a user of the role user, logs in, and records the consent', async () => {
    const input = await newcomer({ userName: '山里人_1' });
    const token = await resultOf(server.app, register, input);
    expect(await whoAmI(token)).toBe(200);
    const { rows } = await server.db.execute(sql`
      SELECT u.phone, c.agreement, c.version, ARRAY(SELECT r.name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id) AS roles
      FROM app_user u JOIN user_consent c ON c.user_id = u.id WHERE u.user_name = '山里人_1'`);
    expect(rows).toEqual([{ phone: input.phone, agreement: 'agreement', version: 1, roles: ['user'] }]);
  });

  it('takes one code for one account, also when two come at once', async () => {
    const input = await newcomer();
    const answers = await Promise.all(
      ['a1', 'a2', 'a3'].map((suffix) => tryRegister({ ...input, userName: `at_once_${suffix}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'Sms.CodeWrong')).toHaveLength(2);
  });

  it.each([
    ['User.NameReserved', { userName: 'Admin_2' }, 'userName'],
    ['User.NameReserved', { userName: '图苑官方' }, 'userName'],
    ['Password.TooCommon', { password: 'Password123' }, 'password'],
    ['Password.TooCommon', { password: 'ｐａｓｓｗｏｒｄ１' }, 'password'],
    ['Password.LikeUserName', { userName: 'hillwalker', password: 'HillWalker' }, 'password'],
    ['Agreement.Outdated', { agreementVersion: 99 }, 'agreementVersion'],
    ['Request.Invalid', { userName: '13800000000' }, 'userName'],
    ['Request.Invalid', { userName: 'a@example.com' }, 'userName'],
    ['Request.Invalid', { password: 'short-7' }, 'password'],
    ['Request.Invalid', { password: 'x'.repeat(65) }, 'password'],
  ])('answers %s to %o, at the field', async (code, changes, member) => {
    const answer = await tryRegister(await newcomer(changes));
    expect(answer.code).toBe(code);
    expect(answer.validationErrors[0]?.members).toEqual([member]);
  });

  it('asks nothing of a password’s composition', async () => {
    expect((await tryRegister(await newcomer({ password: '山高水长路远心宽' }))).status).toBe(200);
    expect((await tryRegister(await newcomer({ password: 'correct horse battery' }))).status).toBe(200);
  });

  it('leaves the code unused when only the name is taken', async () => {
    await createUser(server.db, { userName: 'TakenName', nickName: '', password: null, roles: [] });
    const input = await newcomer({ userName: 'takenname' });
    expect((await tryRegister(input)).code).toBe('User.NameTaken');
    expect((await tryRegister({ ...input, userName: 'another_name' })).status).toBe(200);
  });

  it('tells that the number is taken only to its owner', async () => {
    const input = await newcomer();
    await createUser(server.db, { userName: 'earlier', nickName: '', password: null, phone: input.phone, roles: [] });
    const wrong = input.smsCode === '000000' ? '111111' : '000000';
    expect((await tryRegister({ ...input, smsCode: wrong })).code).toBe('Sms.CodeWrong');
    expect((await tryRegister(input)).code).toBe('User.PhoneTaken');
  });
});

describe('logging in by a code', () => {
  it('opens a session once a code, and lifts the lock of wrong passwords', async () => {
    const phone = freshPhone();
    const { id } = await createUser(server.db, {
      userName: 'bysms',
      nickName: '',
      password: testPassword,
      phone,
      roles: ['user'],
    });
    for (let i = 0; i < 4; i += 1) await callEndpoint(server.app, login, { userName: phone, password: 'wrong-wrong' });
    const smsCode = await askForCode(server, phone, 'login');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => callEndpoint(server.app, loginBySms, { phone, smsCode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await callEndpoint(server.app, login, { userName: 'bysms', password: testPassword })).status).toBe(200);
    const { rows } = await server.db.execute(
      sql`SELECT method, result FROM login_attempt WHERE user_id = ${id} AND method = 'sms' ORDER BY result`,
    );
    expect(rows).toEqual([
      { method: 'sms', result: 'success' },
      ...Array.from({ length: 3 }, () => ({ method: 'sms', result: 'wrong' })),
    ]);
  });

  it('answers the same to a number without an account as to a wrong code', async () => {
    const phone = freshPhone();
    await createUser(server.db, { userName: 'known1', nickName: '', password: null, phone, roles: ['user'] });
    await askForCode(server, phone, 'login');
    const wrong = await callEndpoint(server.app, loginBySms, { phone, smsCode: '000000' });
    const unknown = await callEndpoint(server.app, loginBySms, { phone: freshPhone(), smsCode: '000000' });
    expect(wrong).toEqual(unknown);
    expect(wrong.code).toBe('Sms.CodeWrong');
  });

  it('tells a deactivated user so, who has shown that he is it', async () => {
    const phone = freshPhone();
    await createUser(server.db, { userName: 'stopped', nickName: '', password: null, phone, roles: ['user'] });
    await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE user_name = 'stopped'`);
    const smsCode = await askForCode(server, phone, 'login');
    expect((await callEndpoint(server.app, loginBySms, { phone, smsCode })).code).toBe('Session.Deactivated');
  });
});

describe('resetting the password', () => {
  it('sets it, ends every session, and lets the old one in no more', async () => {
    const headers = await server.logInAs('forgetful', ['user']);
    const phone = freshPhone();
    await server.db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE user_name = 'forgetful'`);
    const smsCode = await askForCode(server, phone, 'resetPassword');
    const input = { phone, smsCode, newPassword: 'quiet-mountain-8' };
    expect((await callEndpoint(server.app, resetPassword, { ...input, newPassword: 'Forgetful' })).code).toBe(
      'Password.LikeUserName',
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => callEndpoint(server.app, resetPassword, input)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await whoAmI(headers.authorization.slice(7))).toBe(401);
    const attempt = (password: string) => callEndpoint(server.app, login, { userName: 'forgetful', password });
    expect((await attempt(testPassword)).code).toBe('Session.WrongCredentials');
    expect((await attempt('quiet-mountain-8')).status).toBe(200);
  });

  it('answers the same to a number without an account', async () => {
    const answer = await callEndpoint(server.app, resetPassword, {
      phone: freshPhone(),
      smsCode: '123456',
      newPassword: 'quiet-mountain-8',
    });
    expect(answer.code).toBe('Sms.CodeWrong');
  });
});

describe('asking whether a number has an account', () => {
  it('takes a captcha each time, and ten in a minute', async () => {
    const phone = freshPhone();
    await createUser(server.db, { userName: 'listed', nickName: '', password: null, phone, roles: [] });
    const ask = async (asked: string, purpose: 'phoneCheck' | 'sms' = 'phoneCheck') =>
      callEndpoint(server.app, checkIfPhoneNumberExist, {
        phone: asked,
        captchaTicket: await solveCaptcha(server, purpose),
      });
    expect((await ask(phone)).result).toBe(true);
    expect((await ask(freshPhone())).result).toBe(false);
    expect((await ask(phone, 'sms')).code).toBe('Captcha.TicketRefused');
    for (let i = 0; i < 7; i += 1) await ask(phone);
    expect((await ask(phone)).code).toBe('Request.TooMany');
  });

  it('is paid, with the code to that number, by one captcha for registering; a second look by another one', async () => {
    await server.db.execute(sql`DELETE FROM quota`);
    const phone = freshPhone();
    const captchaTicket = await solveCaptcha(server, 'register');
    const look = (asked: string) => callEndpoint(server.app, checkIfPhoneNumberExist, { phone: asked, captchaTicket });
    const send = (asked: string, purpose = 'register') =>
      callEndpoint(server.app, sendValidationSms, { phone: asked, purpose, captchaTicket });
    expect((await look(phone)).result).toBe(false);
    expect((await look(freshPhone())).code).toBe('Captcha.TicketRefused');
    expect((await look(phone)).code).toBe('Captcha.TicketRefused');
    expect((await send(freshPhone())).code).toBe('Captcha.TicketRefused');
    expect((await send(phone, 'login')).code).toBe('Captcha.TicketRefused');
    expect((await send(phone)).status).toBe(200);
    expect((await send(phone)).code).toBe('Captcha.TicketRefused');
  });
});

it('shows both agreements with their versions', async () => {
  expect(await resultOf(server.app, getAgreement, {})).toMatchObject({
    key: 'agreement',
    version: 1,
    title: '用户协议',
  });
  expect((await resultOf(server.app, getAgreement, { key: 'privacy' })).paragraphs.length).toBeGreaterThan(5);
});
