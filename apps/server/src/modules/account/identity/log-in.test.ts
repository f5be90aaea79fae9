import { login } from '@tuyuan/contract/account/account.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../testing/call-endpoint.ts';
import { solveCaptcha } from '../../../testing/solve-captcha.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

const attempt = (server: TestServer, userName: string, password: string, captchaTicket?: string) =>
  callEndpoint(server.app, login, { userName, password, ...(captchaTicket && { captchaTicket }) });
const countOf = (answers: { code: string | null }[], code: string) =>
  answers.filter((answer) => answer.code === code).length;

describe('after three failures', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '100000', CAPTCHAS_PER_MINUTE: '1000' });
    await server.logInAs('lin', []);
  });
  afterAll(() => server.stop());

  it('asks for a captcha, of an unknown name as of a known one, and locks both after five', async () => {
    for (const name of ['lin', 'nobody-of-that-name']) {
      const codes: (string | null)[] = [];
      for (let i = 0; i < 4; i += 1) codes.push((await attempt(server, name, 'wrong-wrong')).code);
      for (let i = 0; i < 3; i += 1)
        codes.push((await attempt(server, name, 'wrong-wrong', await solveCaptcha(server, 'login'))).code);
      expect([name, codes]).toEqual([
        name,
        [
          ...Array<string>(3).fill('Session.WrongCredentials'),
          'Session.CaptchaRequired',
          ...Array<string>(2).fill('Session.WrongCredentials'),
          'Session.LockedOut',
        ],
      ]);
    }
    expect((await attempt(server, 'lin', testPassword, await solveCaptcha(server, 'login'))).code).toBe(
      'Session.LockedOut',
    );
  });

  it('lets in again when the lock is over, and counts from the start', async () => {
    await server.db.execute(sql`UPDATE login_throttle SET locked_until = now() - interval '1 second'`);
    expect((await attempt(server, 'lin', 'wrong-wrong')).code).toBe('Session.WrongCredentials');
    expect((await attempt(server, 'lin', testPassword)).status).toBe(200);
    const { rows } = await server.db.execute(
      sql`SELECT count(*)::int AS count FROM login_throttle WHERE key LIKE 'user:%'`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('takes no captcha solved for something else, and none twice', async () => {
    await server.logInAs('wei', []);
    for (let i = 0; i < 3; i += 1) await attempt(server, 'wei', 'wrong-wrong');
    expect((await attempt(server, 'wei', testPassword, await solveCaptcha(server, 'sms'))).code).toBe(
      'Session.CaptchaRequired',
    );
    const ticket = await solveCaptcha(server, 'login');
    expect((await attempt(server, 'wei', 'wrong-wrong', ticket)).code).toBe('Session.WrongCredentials');
    expect((await attempt(server, 'wei', testPassword, ticket)).code).toBe('Session.CaptchaRequired');
    expect((await attempt(server, 'wei', testPassword, await solveCaptcha(server, 'login'))).status).toBe(200);
  });

  it('keeps every attempt with its result, address and agent', async () => {
    await attempt(server, 'no-such-user', 'wrong-wrong');
    const { rows } = await server.db.execute(
      sql`SELECT user_id, user_name, method, result, client_ip FROM login_attempt ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      { user_id: null, user_name: 'no-such-user', method: 'password', result: 'wrong', client_ip: '127.0.0.1' },
    ]);
  });
});

describe('two hundred wrong passwords at once', () => {
  it('verify three of them and ask the others for a captcha', async () => {
    const server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '100000' });
    try {
      await server.logInAs('lin', []);
      for (const name of ['lin', 'nobody']) {
        const answers = await Promise.all(Array.from({ length: 200 }, () => attempt(server, name, 'wrong-wrong')));
        expect(countOf(answers, 'Session.WrongCredentials')).toBe(3);
        expect(countOf(answers, 'Session.CaptchaRequired')).toBe(197);
      }
    } finally {
      await server.stop();
    }
  });

  it('verify five of them where no captcha stands before it, and lock', async () => {
    const server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '100000', LOGIN_CAPTCHA_AFTER: '1000' });
    try {
      await server.logInAs('lin', []);
      const answers = await Promise.all(Array.from({ length: 200 }, () => attempt(server, 'lin', 'wrong-wrong')));
      expect(countOf(answers, 'Session.WrongCredentials')).toBe(5);
      expect(countOf(answers, 'Session.LockedOut')).toBe(195);
      const { rows } = await server.db.execute(
        sql`SELECT result, count(*)::int AS count FROM login_attempt WHERE result <> 'success' GROUP BY result ORDER BY count`,
      );
      expect(rows).toEqual([
        { result: 'wrong', count: 5 },
        { result: 'locked', count: 195 },
      ]);
    } finally {
      await server.stop();
    }
  });
});
