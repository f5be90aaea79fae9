import * as account from '@tuyuan/contract/account/external-account.ts';
import * as oauth from '@tuyuan/contract/account/oauth.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeToOAuth } from '../../../testing/agree-to-oauth.ts';
import { testBrowser } from '../../../testing/test-browser.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Browser = ReturnType<typeof testBrowser>;
const openBrowser = () => testBrowser(server.app);

const agree = (url: string, nickName: string) => agreeToOAuth(server.app, url, nickName);

async function begin(browser: Browser, provider: string, input: object = {}): Promise<string> {
  const { result } = await browser.call(oauth.startOAuthLogin, { provider, ...input });
  return result?.url ?? '';
}

async function logIn(browser: Browser, provider: string, nickName: string) {
  return browser.call(oauth.loginByOAuth, await agree(await begin(browser, provider), nickName));
}

async function bind(headers: { authorization: string }, provider: string, nickName: string, browser = openBrowser()) {
  const started = await browser.call(account.startExternalAccountBinding, { provider }, headers);
  if (!started.result) return started;
  return browser.call(account.bindExternalAccount, await agree(started.result.url, nickName), headers);
}

const accountsOf = async (headers: { authorization: string }) =>
  (await openBrowser().call(account.getExternalAccounts, {}, headers)).result?.items ?? [];
const whoIs = (token: unknown) =>
  server.app.inject({
    method: 'POST',
    url: '/api/services/app/session/GetCurrentLoginInformations',
    headers: { authorization: `Bearer ${String(token)}` },
    payload: {},
  });

describe('logging in by a third party', () => {
  it('offers the three local ones and leads to a consent page that loads nothing and is framed by nobody', async () => {
    const { result } = await openBrowser().call(oauth.getOAuthProviders, {});
    expect(result?.items).toEqual([
      { provider: 'wechat', name: '微信' },
      { provider: 'qq', name: 'QQ' },
      { provider: 'weibo', name: '微博' },
    ]);
    const url = (await begin(openBrowser(), 'wechat')).replace(/#.*/, '');
    const page = await server.app.inject({ method: 'GET', url });
    expect(page.body).toContain('申请使用你的微信账号登录');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none';.*form-action 'self'.*frame-ancestors 'none'/,
    );
  });

  it.each(['wechat', 'qq', 'weibo'])('asks who comes by %s for the first time to verify a phone', async (provider) => {
    const called = await logIn(openBrowser(), provider, '新来的');
    expect(called.result).toMatchObject({ action: 'bindPhone', nickName: '新来的' });
  });

  it.each(['wechat', 'qq', 'weibo'])('knows somebody again whose %s account is bound', async (provider) => {
    const headers = await server.logInAs(`bound-${provider}`, ['user']);
    await bind(headers, provider, '老朋友');
    const called = await logIn(openBrowser(), provider, '老朋友');
    expect((await whoIs(called.result)).json().result.user.userName).toBe(`bound-${provider}`);
  });

  it('takes nobody for another who has the same name at another provider', async () => {
    await bind(await server.logInAs('only-weibo', ['user']), 'weibo', '同名');
    expect((await logIn(openBrowser(), 'qq', '同名')).result).toMatchObject({ action: 'bindPhone' });
  });

  it('tells a deactivated user that the account is disabled, and opens no session', async () => {
    await bind(await server.logInAs('retired', ['user']), 'qq', '退役');
    await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE user_name = 'retired'`);
    expect((await logIn(openBrowser(), 'qq', '退役')).result).toEqual({ action: 'disabled' });
  });

  it('remembers until the end where to go on and whether to stay logged in, and never leads off the site', async () => {
    const browser = openBrowser();
    const { state } = await agree(await begin(browser, 'qq', { returnUrl: '/photo?id=3', rememberMe: true }), '甲');
    expect((await browser.call(oauth.getOAuthStart, { state })).result).toMatchObject({
      intent: 'login',
      provider: 'qq',
      returnUrl: '/photo?id=3',
      rememberMe: true,
    });
    const evil = await agree(await begin(browser, 'qq', { returnUrl: '//evil.example/' }), '甲');
    expect((await browser.call(oauth.getOAuthStart, { state: evil.state })).result?.returnUrl).toBe('/');
  });

  it('refuses a state that another browser began, and leaves it to that browser', async () => {
    const browser = openBrowser();
    const answer = await agree(await begin(browser, 'qq'), '乙');
    const stranger = openBrowser();
    await begin(stranger, 'qq');
    for (const other of [stranger, openBrowser()]) {
      expect(await other.call(oauth.loginByOAuth, answer)).toMatchObject({ status: 410, code: 'OAuth.StateRefused' });
      expect((await other.call(oauth.getOAuthStart, { state: answer.state })).code).toBe('OAuth.StateRefused');
    }
    expect((await browser.call(oauth.loginByOAuth, answer)).status).toBe(200);
  });

  it('lets exactly one of many uses of a state through', async () => {
    const browser = openBrowser();
    const answer = await agree(await begin(browser, 'wechat'), '丙');
    const all = await Promise.all(Array.from({ length: 8 }, () => browser.call(oauth.loginByOAuth, answer)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ code }) => code === 'OAuth.StateRefused')).toHaveLength(7);
  });

  it('lets exactly one of two uses of a code through, each under a state of its own', async () => {
    const browser = openBrowser();
    const { code, state } = await agree(await begin(browser, 'weibo'), '丁');
    const other = new URL(await begin(browser, 'weibo'), 'http://localhost').searchParams.get('state');
    const all = await Promise.all([
      browser.call(oauth.loginByOAuth, { code, state }),
      browser.call(oauth.loginByOAuth, { code, state: other }),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(all.map(({ code: refusal }) => refusal)).toContain('OAuth.CodeRefused');
  });

  it('refuses a state after its ten minutes', async () => {
    const browser = openBrowser();
    const answer = await agree(await begin(browser, 'qq'), '戊');
    await server.db.execute(sql`UPDATE oauth_state SET expires_at = now() - interval '1 second'`);
    expect((await browser.call(oauth.loginByOAuth, answer)).code).toBe('OAuth.StateRefused');
  });

  it('keeps neither state nor browser key in the database, and shows the cookie to no script', async () => {
    const browser = openBrowser();
    const started = await browser.call(oauth.startOAuthLogin, { provider: 'qq' });
    expect(started.cookies.join()).toMatch(
      /^oauth_browser=[\w-]{43}; Max-Age=\d+; Path=\/api\/; HttpOnly; SameSite=Lax$/,
    );
    const state = new URL(started.result?.url ?? '', 'http://localhost').searchParams.get('state') ?? '-';
    const { rows } = await server.db.execute(sql`SELECT * FROM oauth_state`);
    expect(JSON.stringify(rows)).not.toContain(state);
  });
});

describe('the consent page', () => {
  it.each([
    ['another host', { redirect_uri: 'https://evil.example/account/oauth' }],
    ['another page of the site', { redirect_uri: 'http://localhost/gallery' }],
    ['another app', { client_id: 'somebody-else' }],
  ])('sends nobody back to %s', async (_name, change) => {
    const query = { client_id: 'local-qq', redirect_uri: 'http://localhost/account/oauth', state: 's', ...change };
    const url = `/oauth/consent/qq/oauth2.0/authorize?${new URLSearchParams(query)}`;
    expect((await server.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode).toBe(400);
  });

  it('writes what is in the address as text only', async () => {
    const query = {
      client_id: 'local-qq',
      redirect_uri: 'http://localhost/account/oauth',
      state: '"><script>alert(1)</script>',
    };
    const url = `/oauth/consent/qq/oauth2.0/authorize?${new URLSearchParams(query)}`;
    const page = await server.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<script>');
  });
});

describe('binding third-party accounts', () => {
  it('shows what is bound and what can be', async () => {
    const headers = await server.logInAs('binder', ['user']);
    await bind(headers, 'wechat', '山里人');
    expect(await accountsOf(headers)).toMatchObject([
      {
        provider: 'wechat',
        name: '微信',
        bound: { nickName: '山里人', lastUsedAt: null },
        abilities: { bind: false, unbind: true },
      },
      { provider: 'qq', bound: null, abilities: { bind: true, unbind: false } },
      { provider: 'weibo', bound: null, abilities: { bind: true, unbind: false } },
    ]);
  });

  it('gives an account that is bound to one user to no other, also when two bind it at once', async () => {
    const users = await Promise.all(['rival1', 'rival2'].map((name) => server.logInAs(name, ['user'])));
    const all = await Promise.all(users.map((headers) => bind(headers, 'qq', '抢手')));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(all.map(({ code }) => code)).toContain('ExternalAccount.BoundElsewhere');
  });

  it('binds one account of a provider per user', async () => {
    const headers = await server.logInAs('collector', ['user']);
    const browser = openBrowser();
    const second = await browser.call(account.startExternalAccountBinding, { provider: 'qq' }, headers);
    await bind(headers, 'qq', '第一个');
    expect((await bind(headers, 'qq', '第二个')).code).toBe('ExternalAccount.ProviderTaken');
    const answer = await agree(second.result?.url ?? '', '第二个');
    expect((await browser.call(account.bindExternalAccount, answer, headers)).code).toBe(
      'ExternalAccount.ProviderTaken',
    );
  });

  it('lets nobody finish what another user, or a log-in, began in the same browser', async () => {
    const browser = openBrowser();
    const headers = await server.logInAs('victim', ['user']);
    const attacker = await server.logInAs('attacker', ['user']);
    const started = await browser.call(account.startExternalAccountBinding, { provider: 'weibo' }, attacker);
    const answer = await agree(started.result?.url ?? '', '黑手');
    expect((await browser.call(account.bindExternalAccount, answer, headers)).code).toBe('OAuth.StateRefused');
    expect((await browser.call(oauth.loginByOAuth, answer)).code).toBe('OAuth.StateRefused');
    const login = await agree(await begin(browser, 'weibo'), '黑手');
    expect((await browser.call(account.bindExternalAccount, login, headers)).code).toBe('OAuth.StateRefused');
    expect((await accountsOf(headers)).filter(({ bound }) => bound)).toEqual([]);
  });

  it('asks whoever logged in more than ten minutes ago to prove who he is', async () => {
    const headers = await server.logInAs('long-here', ['user']);
    await bind(headers, 'qq', '常客');
    await server.db.execute(sql`
      UPDATE session SET created_at = now() - interval '11 minutes'
      WHERE user_id = (SELECT id FROM app_user WHERE user_name = 'long-here')`);
    expect((await bind(headers, 'wechat', '常客')).code).toBe('Session.ConfirmationRequired');
    const unbind = (confirmation: object) =>
      openBrowser().call(account.unbindExternalAccount, { provider: 'qq', ...confirmation }, headers);
    expect(await unbind({})).toMatchObject({ status: 403, code: 'Session.ConfirmationRequired' });
    expect(await unbind({ password: 'not-it-at-all' })).toMatchObject({
      code: 'User.WrongPassword',
      validationErrors: [{ members: ['password'] }],
    });
    const begun = await openBrowser().call(
      account.startExternalAccountBinding,
      { provider: 'wechat', password: testPassword },
      headers,
    );
    expect(begun.status).toBe(200);
    expect((await unbind({ password: testPassword })).status).toBe(200);
  });
});

describe('unbinding', () => {
  const unbind = (headers: { authorization: string }, provider: string) =>
    openBrowser().call(account.unbindExternalAccount, { provider }, headers);

  it('frees the account for another user', async () => {
    const headers = await server.logInAs('leaver', ['user']);
    await bind(headers, 'weibo', '转让');
    expect((await unbind(headers, 'weibo')).status).toBe(200);
    expect((await unbind(headers, 'weibo')).code).toBe('ExternalAccount.NotFound');
    expect((await bind(await server.logInAs('taker', ['user']), 'weibo', '转让')).status).toBe(200);
  });

  it('leaves one way to log in, also when the last two are unbound at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const userName = `two-ways-${round}`;
      const headers = await server.logInAs(userName, ['user']);
      await bind(headers, 'qq', userName);
      await bind(headers, 'weibo', userName);
      await server.db.execute(
        sql`UPDATE app_user SET password_hash = NULL, phone = NULL WHERE user_name = ${userName}`,
      );
      const all = await Promise.all([unbind(headers, 'qq'), unbind(headers, 'weibo')]);
      expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(all.map(({ code }) => code)).toContain('ExternalAccount.LastLogin');
      expect((await accountsOf(headers)).filter(({ bound }) => bound)).toMatchObject([
        { abilities: { unbind: false } },
      ]);
    }
  });

  it('does not count an account of an app that is no longer configured as a way to log in', async () => {
    const headers = await server.logInAs('old-app', ['user']);
    await bind(headers, 'qq', '旧应用');
    await server.db.execute(sql`
      INSERT INTO external_account (user_id, provider, app_id, open_id, subject)
      SELECT id, 'weibo', 'gone', 'x', 'x' FROM app_user WHERE user_name = 'old-app'`);
    await server.db.execute(sql`UPDATE app_user SET password_hash = NULL, phone = NULL WHERE user_name = 'old-app'`);
    expect((await unbind(headers, 'qq')).code).toBe('ExternalAccount.LastLogin');
    expect((await unbind(headers, 'weibo')).status).toBe(200);
  });
});
