import * as oauth from '@tuyuan/contract/account/oauth.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeToOAuth } from '../../../testing/agree-to-oauth.ts';
import { askForCode } from '../../../testing/receive-sms.ts';
import { type TestBrowser, testBrowser } from '../../../testing/test-browser.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    CAPTCHAS_PER_MINUTE: '1000',
    SMS_PAUSE_SECONDS: '0',
    SMS_PER_PHONE: '1000',
    SMS_PER_ADDRESS: '1000',
  });
});
afterAll(() => server.stop());

let next = 13_900_000_000;
function freshPhone(): string {
  next += 1;
  return String(next);
}

async function comeBy(browser: TestBrowser, provider: string, nickName: string) {
  const started = await browser.call(oauth.startOAuthLogin, { provider });
  const answer = await agreeToOAuth(server.app, started.result?.url ?? '', nickName);
  return (await browser.call(oauth.loginByOAuth, answer)).result;
}

/** Returns the ticket of a person seen for the first time. */
async function ticketOf(browser: TestBrowser, nickName: string, provider = 'wechat'): Promise<string> {
  const result = await comeBy(browser, provider, nickName);
  if (typeof result !== 'object' || result?.action !== 'bindPhone') throw new Error('Known already.');
  return result.bindTicket;
}

async function binding(browser: TestBrowser, nickName: string, phone = freshPhone()) {
  const bindTicket = await ticketOf(browser, nickName);
  return { bindTicket, phone, smsCode: await askForCode(server, phone, 'bindPhone'), agreementVersion: 1 };
}
const bindPhone = (browser: TestBrowser, input: Record<string, unknown>) =>
  browser.call(oauth.bindPhoneToExternalAccount, input);

async function nameOf(token: unknown): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/services/app/session/GetCurrentLoginInformations',
    headers: { authorization: `Bearer ${String(token)}` },
    payload: {},
  });
  return answer.json().result.user.nickName;
}

describe('verifying a phone after a first third-party log-in', () => {
  it('makes an account with the phone, the third party’s nickname, the role user and the consent, once', async () => {
    const browser = testBrowser(server.app);
    const input = await binding(browser, '滇西北行者');
    const token = (await bindPhone(browser, input)).result;
    expect(await nameOf(token)).toBe('滇西北行者');
    const { rows } = await server.db.execute(sql`
      SELECT u.password_hash, c.agreement, ARRAY(SELECT r.name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id) AS roles
      FROM app_user u JOIN user_consent c ON c.user_id = u.id WHERE u.phone = ${input.phone}`);
    expect(rows).toEqual([{ password_hash: null, agreement: 'agreement', roles: ['user'] }]);
    const again = await comeBy(testBrowser(server.app), 'wechat', '滇西北行者');
    expect(await nameOf(again)).toBe('滇西北行者');
  });

  it('binds to the account that has the phone already', async () => {
    await server.logInAs('phone-owner', ['user']);
    const phone = freshPhone();
    await server.db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE user_name = 'phone-owner'`);
    const browser = testBrowser(server.app);
    const token = (await bindPhone(browser, await binding(browser, '换个名字', phone))).result;
    expect(await nameOf(token)).toBe('phone-owner');
  });

  it('refuses a wrong code at its field and keeps the ticket for the right one', async () => {
    const browser = testBrowser(server.app);
    const input = await binding(browser, '手滑');
    const wrong = await bindPhone(browser, { ...input, smsCode: input.smsCode === '000000' ? '111111' : '000000' });
    expect(wrong).toMatchObject({ code: 'Sms.CodeWrong', validationErrors: [{ members: ['smsCode'] }] });
    expect((await bindPhone(browser, input)).status).toBe(200);
  });

  it('counts wrong codes: after five the right one is refused, too', async () => {
    const browser = testBrowser(server.app);
    const input = await binding(browser, '乱猜');
    const smsCode = input.smsCode === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1) await bindPhone(browser, { ...input, smsCode });
    expect((await bindPhone(browser, input)).code).toBe('Sms.CodeWrong');
  });

  it('takes a ticket once, also with two phones at once', async () => {
    const browser = testBrowser(server.app);
    const input = await binding(browser, '分身');
    const phone = freshPhone();
    const other = { ...input, phone, smsCode: await askForCode(server, phone, 'bindPhone') };
    const all = await Promise.all([bindPhone(browser, input), bindPhone(browser, other)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(all.map(({ code }) => code)).toContain('OAuth.BindTicketRefused');
    const { rows } = await server.db.execute(
      sql`SELECT count(*)::int AS count FROM app_user WHERE phone IN (${input.phone}, ${phone})`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('makes one account of two tickets for one third-party account', async () => {
    const first = testBrowser(server.app);
    const second = testBrowser(server.app);
    const inputs = [await binding(first, '两扇门'), await binding(second, '两扇门')] as const;
    const all = await Promise.all([bindPhone(first, inputs[0]), bindPhone(second, inputs[1])]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(all.map(({ code }) => code)).toContain('ExternalAccount.BoundElsewhere');
    const { rows } = await server.db.execute(
      sql`SELECT FROM app_user WHERE phone IN (${inputs[0].phone}, ${inputs[1].phone})`,
    );
    expect(rows).toHaveLength(1);
  });

  it('refuses the ticket of another browser, and one that is older than fifteen minutes', async () => {
    const browser = testBrowser(server.app);
    const input = await binding(browser, '偷票');
    const stranger = testBrowser(server.app);
    await ticketOf(stranger, '路人');
    expect((await bindPhone(stranger, input)).code).toBe('OAuth.BindTicketRefused');
    expect((await bindPhone(testBrowser(server.app), input)).code).toBe('OAuth.BindTicketRefused');
    await server.db.execute(sql`UPDATE oauth_bind_ticket SET expires_at = now() - interval '1 second'`);
    expect((await bindPhone(browser, input)).code).toBe('OAuth.BindTicketRefused');
  });

  it('binds no second account of a provider to a user', async () => {
    const browser = testBrowser(server.app);
    const input = await binding(browser, '一号');
    await bindPhone(browser, input);
    const second = await binding(browser, '二号', input.phone);
    expect((await bindPhone(browser, second)).code).toBe('ExternalAccount.ProviderTaken');
  });

  it('opens no session of a deactivated account', async () => {
    await server.logInAs('frozen', ['user']);
    const phone = freshPhone();
    await server.db.execute(sql`UPDATE app_user SET phone = ${phone}, is_active = false WHERE user_name = 'frozen'`);
    const browser = testBrowser(server.app);
    expect((await bindPhone(browser, await binding(browser, '冻住', phone))).code).toBe('Session.Deactivated');
  });

  it('asks for consent to the agreement as it is now', async () => {
    const browser = testBrowser(server.app);
    const input = await binding(browser, '旧协议');
    expect((await bindPhone(browser, { ...input, agreementVersion: 99 })).code).toBe('Agreement.Outdated');
  });

  it('leaves ticket and code out of the audit log', async () => {
    const browser = testBrowser(server.app);
    const input = await binding(browser, '留痕');
    await bindPhone(browser, input);
    const { rows } = await server.db.execute(
      sql`SELECT parameters::text AS parameters FROM audit_log WHERE action = 'BindPhoneToExternalAccount' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(input.bindTicket);
    expect(JSON.stringify(rows)).not.toContain(input.smsCode);
  });
});
