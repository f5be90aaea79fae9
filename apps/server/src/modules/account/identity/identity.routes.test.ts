import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const logIn = (userName: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/Account/Login', payload: { userName, password } });
const whoAmI = (headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: '/api/services/app/session/GetCurrentLoginInformations',
    headers,
    payload: {},
  });

describe('logging in', () => {
  it('answers a token that names the user and the permissions', async () => {
    const headers = await server.logInAs('lin', ['reviewer']);
    const { result } = (await whoAmI(headers)).json();
    expect(result.user).toMatchObject({ userName: 'lin', roles: ['reviewer'] });
    expect(result.permissions).toContain('Pages.Images.Review');
    expect(result.permissions).not.toContain('Pages.Images.Edit');
  });

  it('stores no token, only its hash', async () => {
    const { authorization } = await server.logInAs('hashed', []);
    const { rows } = await server.db.execute(sql`SELECT encode(token_hash, 'base64') AS hash FROM session`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(authorization.slice('Bearer '.length));
  });

  it('answers the same for a wrong password and an unknown user', async () => {
    await server.logInAs('wang', []);
    const wrong = await logIn('wang', 'not-it-at-all');
    const unknown = await logIn('nobody-here', 'not-it-at-all');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().error).toMatchObject({ code: 'Session.WrongCredentials', message: '用户名或密码不正确。' });
  });

  it('refuses a deactivated user and ends the sessions there are', async () => {
    const headers = await server.logInAs('gone', []);
    await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE user_name = 'gone'`);
    expect((await logIn('gone', testPassword)).json().error.code).toBe('Session.WrongCredentials');
    expect((await whoAmI(headers)).statusCode).toBe(401);
  });

  it('names the empty fields', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Account/Login',
      payload: { userName: ' ', password: '' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.validationErrors).toEqual([
      { message: '不能为空', members: ['userName'] },
      { message: '请填写密码', members: ['password'] },
    ]);
  });
});

describe('a session', () => {
  it('is refused from the moment of logging out', async () => {
    const headers = await server.logInAs('leaving', []);
    const out = await server.app.inject({ method: 'POST', url: '/Account/Logout', headers, payload: {} });
    expect(out.statusCode).toBe(200);
    const after = await whoAmI(headers);
    expect(after.statusCode).toBe(401);
    expect(after.json()).toMatchObject({
      success: false,
      unAuthorizedRequest: true,
      __abp: true,
      error: { code: 'Session.Expired' },
    });
  });

  it('is not read from a cookie', async () => {
    const { authorization } = await server.logInAs('cookie', []);
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/services/app/menu/GetMyMenus',
      cookies: { authorization: authorization.slice(7) },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('shows only the menu its permissions allow', async () => {
    const headers = await server.logInAs('editor1', ['editor']);
    const answer = await server.app.inject({ method: 'GET', url: '/api/services/app/menu/GetMyMenus', headers });
    expect(answer.json().result.items[0].children.map((item: { path: string }) => item.path)).toEqual([
      '/topic-albums',
      '/books',
      '/panoramas',
      '/videos',
      '/categories',
      '/regions',
      '/image-labels',
    ]);
  });
});

it('leaves the password out of the audit log', async () => {
  await logIn('somebody', 'secret-secret-1');
  const { rows } = await server.db.execute(
    sql`SELECT parameters::text AS parameters, error_code FROM audit_log WHERE action = 'Login' ORDER BY id DESC LIMIT 1`,
  );
  expect(rows[0]).toMatchObject({ error_code: 'Session.WrongCredentials' });
  expect(JSON.stringify(rows[0])).toContain('somebody');
  expect(JSON.stringify(rows[0])).not.toContain('secret-secret-1');
});

describe('many failed log-ins from one address', () => {
  let throttled: TestServer;
  beforeAll(async () => {
    throttled = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '3', LOCKOUT_AFTER: '1000' });
  });
  afterAll(() => throttled.stop());
  const attempt = (
    userName: string,
    password: string,
    headers: Record<string, string> = {},
    remoteAddress = '192.0.2.1',
  ) =>
    throttled.app.inject({
      method: 'POST',
      url: '/api/Account/Login',
      headers,
      remoteAddress,
      payload: { userName, password },
    });

  it('do not count those that succeed', async () => {
    for (const userName of ['a', 'b', 'c', 'd', 'e']) await throttled.logInAs(userName, []);
  });

  it('are refused for a while, whoever is tried, at once or after each other, and whatever headers say', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => attempt(`user${i}`, 'wrong-wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
    for (const headers of [
      {},
      { 'x-forwarded-for': '198.51.100.7', 'x-real-ip': '198.51.100.7', forwarded: 'for=198.51.100.7' },
    ]) {
      const refused = await attempt('a', testPassword, headers);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().error.code).toBe('Request.TooMany');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await attempt('a', testPassword, {}, '192.0.2.2')).statusCode).toBe(200);
  });

  it('count for the whole network of an IPv6 address', async () => {
    const answers = [];
    for (let i = 1; i <= 4; i += 1) answers.push(await attempt('a', 'wrong-wrong', {}, `2001:db8::${i}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 429]);
  });
});
