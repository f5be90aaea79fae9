import { logout } from '@tuyuan/contract/account/account.ts';
import { getSessions, revokeOtherSessions } from '@tuyuan/contract/account/account-safety.ts';
import { createAppLoginCode, loginByAppCode, verifyAppLoginCode } from '@tuyuan/contract/account/app-login.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' });
});
afterAll(() => server.stop());

type Session = Record<'authorization', string>;
const codeOf = async (app: Session) => (await resultOf(server.app, createAppLoginCode, {}, app)).code;
const use = (code: string) => callEndpoint(server.app, loginByAppCode, { code });
const bearer = (token: string): Session => ({ authorization: `Bearer ${token}` });
const statusOf = async (session: Session) => (await callEndpoint(server.app, getSessions, {}, session)).status;
const refused = { status: 410, code: 'AppLogin.CodeRefused', result: null };

it('says whose account a code opens, without using it up, and opens it once, even by two at once', async () => {
  const app = await server.logInAs('once', []);
  const code = await codeOf(app);
  const asked = { nickName: 'once', deviceName: expect.any(String) };
  expect(await resultOf(server.app, verifyAppLoginCode, { code })).toEqual(asked);
  const both = await Promise.all([use(code), use(code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  const token = both.find(({ result }) => result !== null)?.result ?? '';
  expect(await statusOf(bearer(token))).toBe(200);
  expect(await callEndpoint(server.app, verifyAppLoginCode, { code })).toMatchObject(refused);
});

it('takes no session’s token for a code, nor the code for a token', async () => {
  const app = await server.logInAs('apart', []);
  const token = app.authorization.slice('Bearer '.length);
  expect(await use(token)).toMatchObject(refused);
  expect(await statusOf(bearer(await codeOf(app)))).toBe(401);
});

it('refuses a code after two minutes, and one whose app has logged out', async () => {
  const app = await server.logInAs('late', []);
  const late = await codeOf(app);
  await server.db.execute(sql`UPDATE app_login_code SET expires_at = now() - interval '1 second'`);
  expect(await use(late)).toMatchObject(refused);
  const orphan = await codeOf(app);
  await resultOf(server.app, logout, {}, app);
  expect(await use(orphan)).toMatchObject(refused);
});

it('ends what a code opened, and what that opened in turn, with the app’s session', async () => {
  const app = await server.logInAs('chain', []);
  const web = bearer((await use(await codeOf(app))).result ?? '');
  const further = bearer((await use(await codeOf(web))).result ?? '');
  expect(await statusOf(further)).toBe(200);
  await resultOf(server.app, logout, {}, web);
  expect(await statusOf(further)).toBe(200);
  await resultOf(server.app, logout, {}, app);
  expect(await statusOf(further)).toBe(401);
});

it('leaves the session that ends all others, though the app’s is among them', async () => {
  const app = await server.logInAs('kept', []);
  const web = bearer((await use(await codeOf(app))).result ?? '');
  expect(await resultOf(server.app, revokeOtherSessions, {}, web)).toBe(1);
  expect([await statusOf(app), await statusOf(web)]).toEqual([401, 200]);
});

it('lists it as the user’s own session, opened by an app', async () => {
  const app = await server.logInAs('listed', []);
  const web = bearer((await use(await codeOf(app))).result ?? '');
  const { items } = await resultOf(server.app, getSessions, {}, web);
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({ isCurrent: true, isImpersonated: false, actsAs: null, isRemembered: true });
});
