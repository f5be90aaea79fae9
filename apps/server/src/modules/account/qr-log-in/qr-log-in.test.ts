import { getCurrentLoginInformations, logout } from '@tuyuan/contract/account/account.ts';
import { getLoginAttempts } from '@tuyuan/contract/account/account-safety.ts';
import * as qrLogIn from '@tuyuan/contract/account/qr-log-in.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type TestBrowser, testBrowser } from '../../../testing/test-browser.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let phone: { authorization: string };
let other: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  phone = await server.logInAs('zhuoma', ['user']);
  other = await server.logInAs('tashi', ['user']);
});
afterAll(() => server.stop());
beforeEach(() => server.db.execute(sql`DELETE FROM quota`));

const desk =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36';

async function begin(browser: TestBrowser): Promise<string> {
  const { result } = await browser.call(qrLogIn.createQrLogIn, {}, { 'user-agent': desk });
  return result?.code ?? '';
}
const stateIn = async (browser: TestBrowser, code: string) =>
  (await browser.call(qrLogIn.getQrLogInState, { code })).result?.state;
const take = (browser: TestBrowser, code: string) => browser.call(qrLogIn.loginByQr, { code });
const scan = (code: string, by = phone) => callEndpoint(server.app, qrLogIn.scanQrLogIn, { code }, by);
const confirm = (code: string, isConfirmed = true, by = phone) =>
  callEndpoint(server.app, qrLogIn.confirmQrLogIn, { code, isConfirmed }, by);

it('lets the browser that showed the code in, once, after the phone saw which device it is and confirmed', async () => {
  const browser = testBrowser(server.app);
  const code = await begin(browser);
  expect(await stateIn(browser, code)).toBe('waiting');
  expect((await take(browser, code)).code).toBe('QrLogIn.Refused');
  expect((await scan(code)).result).toMatchObject({
    deviceName: 'Chrome 132 · Windows 10',
    clientIp: '127.0.0.1',
    isSameNetwork: true,
  });
  expect(await stateIn(browser, code)).toBe('scanned');
  expect((await confirm(code)).status).toBe(200);
  expect(await stateIn(browser, code)).toBe('confirmed');
  const answers = await Promise.all([take(browser, code), take(browser, code)]);
  const token = answers.map(({ result }) => result).find((result) => result !== null);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  const { user } = await resultOf(server.app, getCurrentLoginInformations, {}, { authorization: `Bearer ${token}` });
  expect(user?.userName).toBe('zhuoma');
  const { items } = await resultOf(server.app, getLoginAttempts, {}, phone);
  expect(items[0]).toMatchObject({ method: 'qr', result: 'success' });
  expect(await stateIn(browser, code)).toBe('expired');
});

it('is good in no other browser', async () => {
  const browser = testBrowser(server.app);
  const code = await begin(browser);
  await scan(code);
  await confirm(code);
  const thief = testBrowser(server.app);
  await begin(thief);
  for (const stranger of [thief, testBrowser(server.app)]) {
    expect(await stateIn(stranger, code)).toBe('expired');
    expect((await take(stranger, code)).code).toBe('QrLogIn.Refused');
  }
  expect((await take(browser, code)).status).toBe(200);
});

it('belongs to the first who scans it, of two at once to one', async () => {
  const browser = testBrowser(server.app);
  const code = await begin(browser);
  const answers = await Promise.all([scan(code), scan(code, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  const [winner, loser] = answers[0]?.status === 200 ? [phone, other] : [other, phone];
  expect((await confirm(code, true, loser)).code).toBe('QrLogIn.Refused');
  expect((await confirm(code, true, winner)).status).toBe(200);
});

it('is refused by the phone, and not confirmed after that', async () => {
  const browser = testBrowser(server.app);
  const code = await begin(browser);
  expect((await confirm(code)).code).toBe('QrLogIn.Refused');
  await scan(code);
  await confirm(code, false);
  expect(await stateIn(browser, code)).toBe('refused');
  expect((await confirm(code)).code).toBe('QrLogIn.Refused');
  expect((await take(browser, code)).code).toBe('QrLogIn.Refused');
});

it('ends after two minutes, and with the phone’s session', async () => {
  const browser = testBrowser(server.app);
  const late = await begin(browser);
  await server.db.execute(sql`UPDATE qr_log_in SET expires_at = now()`);
  expect((await scan(late)).code).toBe('QrLogIn.Refused');
  expect(await stateIn(browser, late)).toBe('expired');
  const leaving = await server.logInAs('leaving', ['user']);
  const code = await begin(browser);
  await scan(code, leaving);
  await confirm(code, true, leaving);
  await resultOf(server.app, logout, {}, leaving);
  expect((await take(browser, code)).code).toBe('QrLogIn.Refused');
});

it('is limited: codes by address and minute, scans by user', async () => {
  const browser = testBrowser(server.app);
  const made = [];
  for (let each = 0; each < 21; each += 1) made.push((await browser.call(qrLogIn.createQrLogIn, {})).code);
  expect(made.slice(0, 20).every((code) => code === null)).toBe(true);
  expect(made[20]).toBe('Request.TooMany');
  const scans = await Promise.all(Array.from({ length: 21 }, () => scan('a'.repeat(43))));
  expect(scans.filter(({ code }) => code === 'Request.TooMany')).toHaveLength(1);
});
