import { login } from '@tuyuan/contract/account/account.ts';
import {
  changePassword,
  changePhone,
  getLoginAttempts,
  getSessions,
  revokeOtherSessions,
  revokeSession,
} from '@tuyuan/contract/account/account-safety.ts';
import { getProfile } from '@tuyuan/contract/account/front-user.ts';
import { sendSafetySms } from '@tuyuan/contract/account/sms.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { askForCode, lastCode } from '../../../testing/receive-sms.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

type Headers = { authorization: string };
const newPassword = 'quiet-mountain-8';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    CAPTCHAS_PER_MINUTE: '1000',
    SMS_PAUSE_SECONDS: '0',
    SMS_PER_ADDRESS: '1000',
    LOGIN_ATTEMPTS_PER_MINUTE: '1000',
  });
});
afterAll(() => server.stop());

let next = 13_600_000_000;
function freshPhone(): string {
  next += 1;
  return String(next);
}
const isHeld = async (headers: Headers) => (await callEndpoint(server.app, getProfile, {}, headers)).status === 200;
const canLogIn = async (userName: string, password: string) =>
  (await callEndpoint(server.app, login, { userName, password })).status === 200;

/** Logs a user in with two browsers. */
async function twice(userName: string, phone?: string): Promise<[Headers, Headers]> {
  const one = await server.logInAs(userName, ['user']);
  if (phone !== undefined)
    await server.db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE user_name = ${userName}`);
  return [one, await server.logInAs(userName, ['user'])];
}
async function safetyCode(headers: Headers, phone: string): Promise<string> {
  await resultOf(server.app, sendSafetySms, {}, headers);
  return lastCode(server, phone);
}

describe('changing the password', () => {
  it('needs the old one, and logs the other browser out at once', async () => {
    const [here, there] = await twice('lin');
    const change = (input: object) => callEndpoint(server.app, changePassword, { newPassword, ...input }, here);
    expect((await change({})).code).toBe('User.NotConfirmed');
    expect(await change({ password: 'not-it-at-all' })).toMatchObject({
      code: 'User.WrongPassword',
      validationErrors: [{ members: ['password'] }],
    });
    expect((await change({ password: testPassword, newPassword: 'password1' })).code).toBe('Password.TooCommon');
    expect(await isHeld(there)).toBe(true);
    expect((await change({ password: testPassword })).status).toBe(200);
    expect([await isHeld(here), await isHeld(there)]).toEqual([true, false]);
    expect([await canLogIn('lin', testPassword), await canLogIn('lin', newPassword)]).toEqual([false, true]);
  });

  it('works once for two that come at once with the same old one', async () => {
    const [here] = await twice('atonce');
    const answers = await Promise.all(
      ['first-choice-1', 'second-choice-2'].map((wanted) =>
        callEndpoint(server.app, changePassword, { password: testPassword, newPassword: wanted }, here),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('takes a code only where no password was set', async () => {
    const phone = freshPhone();
    const [here] = await twice('coded', phone);
    const code = await safetyCode(here, phone);
    const change = () => callEndpoint(server.app, changePassword, { newPassword, safetyCode: code }, here);
    expect((await change()).code).toBe('User.NotConfirmed');
    await server.db.execute(sql`UPDATE app_user SET password_hash = NULL WHERE user_name = 'coded'`);
    expect((await change()).status).toBe(200);
    expect(await canLogIn('coded', newPassword)).toBe(true);
  });

  it('lets nobody guess the old one: five tries in all, here and at the log-in', async () => {
    const [here] = await twice('guessed');
    const codes: (string | null)[] = [];
    for (let i = 0; i < 6; i += 1)
      codes.push((await callEndpoint(server.app, changePassword, { newPassword, password: `guess-${i}` }, here)).code);
    expect(codes).toEqual([...Array<string>(5).fill('User.WrongPassword'), 'Session.LockedOut']);
    expect(await canLogIn('guessed', testPassword)).toBe(false);
  });
});

describe('changing the phone', () => {
  it('needs the owner and a code sent to the new number, and logs the other browser out', async () => {
    const [old, phone] = [freshPhone(), freshPhone()];
    const [here, there] = await twice('mover', old);
    const smsCode = await askForCode(server, phone, 'changePhone');
    const change = (input: object) => callEndpoint(server.app, changePhone, { phone, smsCode, ...input }, here);
    expect((await change({})).code).toBe('User.NotConfirmed');
    expect((await change({ safetyCode: '000000' })).code).toBe('Sms.CodeWrong');
    const wrong = smsCode === '000000' ? '111111' : '000000';
    expect((await change({ password: testPassword, smsCode: wrong })).validationErrors[0]?.members).toEqual([
      'smsCode',
    ]);
    const answer = await change({ safetyCode: await safetyCode(here, old) });
    expect(answer.result).toEqual({ phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` });
    expect([await isHeld(here), await isHeld(there)]).toEqual([true, false]);
    expect([await canLogIn(phone, testPassword), await canLogIn(old, testPassword)]).toEqual([true, false]);
  });

  it('refuses a number that has become another’s', async () => {
    const phone = freshPhone();
    const [here] = await twice('late');
    const smsCode = await askForCode(server, phone, 'changePhone');
    await twice('earlier', phone);
    const answer = await callEndpoint(server.app, changePhone, { phone, smsCode, password: testPassword }, here);
    expect(answer).toMatchObject({ code: 'User.PhoneTaken', validationErrors: [{ members: ['phone'] }] });
  });
});

describe('the devices', () => {
  it('are listed with the current one marked, and logged out one by one or all the others', async () => {
    const [one, two] = await twice('devices');
    const three = await server.logInAs('devices', ['user']);
    const { items } = await resultOf(server.app, getSessions, {}, two);
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const listedByOne = (await resultOf(server.app, getSessions, {}, one)).items.find(({ isCurrent }) => isCurrent);
    await resultOf(server.app, revokeSession, { id: listedByOne?.id }, two);
    expect([await isHeld(one), await isHeld(two), await isHeld(three)]).toEqual([false, true, true]);
    expect((await callEndpoint(server.app, revokeSession, { id: listedByOne?.id }, two)).code).toBe('Session.NotFound');
    expect(await resultOf(server.app, revokeOtherSessions, {}, two)).toBe(1);
    expect([await isHeld(two), await isHeld(three)]).toEqual([true, false]);
  });

  it('of somebody else are nobody’s to log out', async () => {
    const [mine] = await twice('mine');
    const [other] = await twice('other');
    const [session] = (await resultOf(server.app, getSessions, {}, other)).items;
    expect((await callEndpoint(server.app, revokeSession, { id: session?.id }, mine)).code).toBe('Session.NotFound');
    expect(await isHeld(other)).toBe(true);
  });

  it('come with the attempts to log in, the failed ones too, and nobody else’s', async () => {
    const [here] = await twice('attempted');
    await canLogIn('attempted', 'wrong-wrong');
    const { totalCount, items } = await resultOf(server.app, getLoginAttempts, {}, here);
    expect(totalCount).toBe(3);
    expect(items.map(({ result }) => result)).toEqual(['wrong', 'success', 'success']);
    expect(items[0]).toMatchObject({ method: 'password', clientIp: '127.0.0.1' });
  });
});

it('an administrator in the owner’s name changes nothing of an account’s keys', async () => {
  const [here] = await twice('helped');
  await server.logInAs('boss', ['admin']);
  await server.db.execute(sql`
    UPDATE session SET (impersonator_id, opener_id) = (SELECT user_id, s.id FROM session s JOIN app_user u ON u.id = user_id WHERE user_name = 'boss')
    WHERE user_id = (SELECT id FROM app_user WHERE user_name = 'helped')`);
  expect(await isHeld(here)).toBe(true);
  for (const path of [
    'ChangePassword',
    'ChangePhone',
    'RevokeSession',
    'RevokeOtherSessions',
    'RequestDataExport',
    'RequestAccountDeletion',
    'CancelAccountDeletion',
  ]) {
    const url = `/api/services/app/frontUser/${path}`;
    const answer = await server.app.inject({ method: 'POST', url, headers: here, payload: {} });
    expect([path, answer.statusCode, answer.json().error.code]).toEqual([path, 403, 'Session.ImpersonationRefused']);
  }
});

it('keeps passwords, codes and whole telephone numbers out of the audit log', async () => {
  const { rows } = await server.db.execute(
    sql`SELECT parameters::text AS text FROM audit_log WHERE action IN ('ChangePassword', 'ChangePhone')`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { text } of rows) {
    expect(text).not.toContain(testPassword);
    expect(text).not.toMatch(/"\d{6}"/);
    expect(text).not.toMatch(/\d{11}/);
  }
});
