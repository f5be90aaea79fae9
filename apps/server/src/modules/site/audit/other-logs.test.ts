import { exportLoginAttempts, getLoginAttemptLog } from '@tuyuan/contract/account/user-login-attempt.ts';
import {
  exportFrontEndErrors,
  getFrontEndErrorGroups,
  getFrontEndErrors,
  recordFrontEndError,
} from '@tuyuan/contract/site/audited-log.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('chief', ['admin']);
});
afterAll(() => server.stop());

describe('attempts to log in', () => {
  beforeAll(async () => {
    for (const userName of ['CHIEF', 'ghost']) {
      await server.app.inject({
        method: 'POST',
        url: '/api/Account/Login',
        payload: { userName, password: 'wrong-password' },
      });
    }
  });
  const list = (query: Record<string, unknown>) => resultOf(server.app, getLoginAttemptLog, query, admin);

  it('are listed with the account they were for, and without one for a name nobody has', async () => {
    const { items, totalCount } = await list({});
    expect(totalCount).toBe(3);
    expect(items.map(({ userName, result, user }) => [userName, result, user?.userName])).toEqual([
      ['ghost', 'wrong', undefined],
      ['CHIEF', 'wrong', 'chief'],
      ['chief', 'success', 'chief'],
    ]);
  });

  it('are narrowed by name, result, address and time', async () => {
    expect((await list({ userName: 'chief' })).totalCount).toBe(2);
    expect((await list({ userName: 'ghost' })).totalCount).toBe(1);
    expect((await list({ results: ['success'] })).totalCount).toBe(1);
    expect((await list({ results: ['wrong', 'locked'] })).totalCount).toBe(2);
    expect((await list({ clientIp: '127.0.0.1' })).totalCount).toBe(3);
    expect((await list({ clientIp: '127.0.0.2' })).totalCount).toBe(0);
    expect((await list({ to: '2020-01-01T00:00:00' })).totalCount).toBe(0);
  });

  it('are paged by cursor', async () => {
    const first = await list({ maxResultCount: 2 });
    const second = await list({ maxResultCount: 2, cursor: first.nextCursor });
    expect(second.items.map(({ userName }) => userName)).toEqual(['chief']);
    expect(second.nextCursor).toBeNull();
    expect((await callEndpoint(server.app, getLoginAttemptLog, { cursor: 'zzz' }, admin)).code).toBe('Request.Invalid');
  });

  it('show a phone number somebody typed only to who may see personal data', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/Account/Login',
      payload: { userName: '13912345678', password: 'wrong-password' },
    });
    const typed = async () => (await list({ userName: '13912345678' })).items.map(({ userName }) => userName);
    expect(await typed()).toEqual(['13912345678']);
    await server.db.execute(
      sql`INSERT INTO user_permission SELECT id, 'Pages.Users.SensitiveData', false FROM app_user WHERE user_name = 'chief'`,
    );
    expect(await typed()).toEqual(['139****5678']);
    await server.db.execute(sql`DELETE FROM user_permission`);
    await server.db.execute(sql`DELETE FROM login_attempt WHERE user_name = '13912345678'`);
  });

  it('are exported as they are filtered', async () => {
    const { path } = await resultOf(server.app, exportLoginAttempts, { results: ['wrong'], format: 'csv' }, admin);
    const { body } = await server.app.inject({ method: 'GET', url: path, headers: admin });
    expect(body.trimEnd().split('\r\n')).toHaveLength(3);
    expect(body).toContain('账号或密码不对');
  });
});

describe('browsers’ failures', () => {
  const report = (errorMsg: string, pageUrl = '/photo?id=1') =>
    resultOf(server.app, recordFrontEndError, { userAgent: 'Test', errorMsg, apiUrl: '/api/x', pageUrl });
  beforeAll(async () => {
    await report('TypeError: a is undefined');
    await report('网络中断');
    await report('网络中断', '/gallery');
  });

  it('are grouped by their words, the last one first, with how many and where last', async () => {
    const { items, totalCount } = await resultOf(server.app, getFrontEndErrorGroups, {}, admin);
    expect(totalCount).toBe(2);
    expect(items.map(({ errorMsg, count, lastPageUrl }) => [errorMsg, count, lastPageUrl])).toEqual([
      ['网络中断', 2, '/gallery'],
      ['TypeError: a is undefined', 1, '/photo?id=1'],
    ]);
  });

  it('of one group are listed one by one, and exported', async () => {
    const groups = await resultOf(server.app, getFrontEndErrorGroups, { keyword: '网络' }, admin);
    expect(groups.items).toHaveLength(1);
    const fingerprint = groups.items[0]?.fingerprint;
    const { items } = await resultOf(server.app, getFrontEndErrors, { fingerprint }, admin);
    expect(items.map(({ pageUrl }) => pageUrl)).toEqual(['/gallery', '/photo?id=1']);
    const { path } = await resultOf(server.app, exportFrontEndErrors, { fingerprint, format: 'csv' }, admin);
    const { body } = await server.app.inject({ method: 'GET', url: path, headers: admin });
    expect(body.trimEnd().split('\r\n')).toHaveLength(3);
  });
});
