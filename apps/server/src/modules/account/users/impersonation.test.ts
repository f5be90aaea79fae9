import { getCurrentLoginInformations, logout } from '@tuyuan/contract/account/account.ts';
import {
  changePassword,
  getSessions,
  revokeOtherSessions,
  revokeSession,
} from '@tuyuan/contract/account/account-safety.ts';
import { getRoles } from '@tuyuan/contract/account/role-management.ts';
import { deactivateUsers, updateUser } from '@tuyuan/contract/account/user-management.ts';
import {
  backToImpersonator,
  getUserSessions,
  impersonateUser,
  revokeUserSessions,
} from '@tuyuan/contract/account/user-session.ts';
import { getManagedImages } from '@tuyuan/contract/library/image-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' });
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const Id = z.object({ id: z.number() });
const idOf = async (userName: string) =>
  Id.parse((await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = ${userName}`)).rows[0]).id;
async function someone(userName: string, roles: string[]) {
  await server.logInAs(userName, roles);
  return idOf(userName);
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const actAs = async (id: number, by = admin) => bearer((await resultOf(server.app, impersonateUser, { id }, by)).token);
async function helper(userName: string, roles: string[]) {
  const headers = await server.logInAs(userName, roles);
  await server.db.execute(
    sql`INSERT INTO user_permission SELECT id, 'Pages.Users.Impersonate', true FROM app_user WHERE user_name = ${userName}`,
  );
  return headers;
}

it('opens a session that is the user’s, says who is behind it, and leads back once', async () => {
  const id = await someone('plain', ['reviewer']);
  const headers = await actAs(id);
  const who = await resultOf(server.app, getCurrentLoginInformations, {}, headers);
  expect(who).toMatchObject({ user: { userName: 'plain' }, impersonator: { nickName: 'admin' } });
  expect((await callEndpoint(server.app, getManagedImages, {}, headers)).status).toBe(200);
  expect((await callEndpoint(server.app, getRoles, {}, headers)).status).toBe(403);
  const sessions = await resultOf(server.app, getUserSessions, { id }, admin);
  expect(sessions.items.map(({ impersonator }) => impersonator?.nickName)).toContain('admin');
  const both = await Promise.all([
    callEndpoint(server.app, backToImpersonator, {}, headers),
    callEndpoint(server.app, backToImpersonator, {}, headers),
  ]);
  const [token] = both.flatMap(({ result }) => result?.token ?? []);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const back = await resultOf(server.app, getCurrentLoginInformations, {}, bearer(token ?? ''));
  expect(back).toMatchObject({ user: { userName: 'admin' }, impersonator: null });
  expect((await callEndpoint(server.app, getManagedImages, {}, headers)).status).toBe(401);
});

it('records what is done under both names', async () => {
  const id = await someone('recorded', ['user']);
  const headers = await actAs(id);
  await resultOf(server.app, logout, {}, headers);
  const { rows } = await server.db.execute(
    sql`SELECT user_id, impersonator_id FROM audit_log WHERE action = 'Logout' AND user_name = 'recorded'`,
  );
  expect(rows).toEqual([{ user_id: id, impersonator_id: await idOf('admin') }]);
  const attempts = await server.db.execute(
    sql`SELECT method FROM login_attempt WHERE user_id = ${id} ORDER BY id DESC LIMIT 1`,
  );
  expect(attempts.rows).toEqual([{ method: 'impersonation' }]);
});

describe('it is refused', () => {
  it('towards who holds more, oneself, and who may not log in', async () => {
    const support = await helper('support1', ['support']);
    const boss = await someone('boss', ['editor']);
    expect(await callEndpoint(server.app, impersonateUser, { id: boss }, support)).toMatchObject({
      status: 403,
      code: 'User.HoldsMore',
    });
    expect((await callEndpoint(server.app, impersonateUser, { id: await idOf('support1') }, support)).code).toBe(
      'User.IsSelf',
    );
    const gone = await someone('gone', ['user']);
    await resultOf(server.app, deactivateUsers, { ids: [gone] }, admin);
    expect((await callEndpoint(server.app, impersonateUser, { id: gone }, admin)).code).toBe('User.StateMismatch');
  });

  it('out of another impersonation', async () => {
    const first = await someone('first', ['admin']);
    const second = await someone('second', ['user']);
    const headers = await actAs(first);
    expect(await callEndpoint(server.app, impersonateUser, { id: second }, headers)).toMatchObject({
      status: 403,
      code: 'Session.ImpersonationRefused',
    });
  });

  it('the way back, to who uses his own account', async () => {
    expect((await callEndpoint(server.app, backToImpersonator, {}, admin)).code).toBe('Session.NotImpersonated');
  });
});

describe('it ends at once', () => {
  const isOver = async (headers: { authorization: string }) =>
    (await callEndpoint(server.app, getCurrentLoginInformations, {}, headers)).status === 401;

  it('when the impersonator loses the right to it', async () => {
    const support = await helper('support2', ['support']);
    const headers = await actAs(await someone('helped2', ['user']), support);
    expect(await isOver(headers)).toBe(false);
    await server.db.execute(sql`DELETE FROM user_permission WHERE user_id = ${await idOf('support2')}`);
    expect(await isOver(headers)).toBe(true);
  });

  it('when the user comes to hold more than the impersonator', async () => {
    const support = await helper('support3', ['support']);
    const id = await someone('helped3', ['user']);
    const headers = await actAs(id, support);
    await server.db.execute(sql`INSERT INTO user_role SELECT ${id}, id FROM role WHERE name = 'editor'`);
    expect(await isOver(headers)).toBe(true);
  });

  it('when the impersonator is deactivated', async () => {
    const support = await helper('support4', ['support']);
    const headers = await actAs(await someone('helped4', ['user']), support);
    await resultOf(server.app, deactivateUsers, { ids: [await idOf('support4')] }, admin);
    expect(await isOver(headers)).toBe(true);
  });
});

it('lets nobody grant through it what the impersonator does not hold', async () => {
  const support = await helper('support5', ['support']);
  const id = await someone('helped5', ['user']);
  const headers = await actAs(id, support);
  const other = await someone('other5', ['user']);
  expect((await callEndpoint(server.app, updateUser, { id: other, nickName: '改' }, headers)).status).toBe(403);
});

describe('with the session it was opened from ends what was opened', () => {
  const isIn = async (headers: Record<string, string>) =>
    (await callEndpoint(server.app, getManagedImages, {}, headers)).status === 200;
  const ways: [way: string, end: (name: string, first: { authorization: string }) => Promise<unknown>][] = [
    ['when its owner logs out', (_, first) => resultOf(server.app, logout, {}, first)],
    [
      'when an administrator ends it',
      async (name) => resultOf(server.app, revokeUserSessions, { id: await idOf(name), sessionIds: [] }, admin),
    ],
    [
      'when its owner changes the password elsewhere',
      async (name) => {
        const elsewhere = await server.logInAs(name, ['admin']);
        const given = { password: testPassword, newPassword: 'Wrong-Battery-8' };
        return resultOf(server.app, changePassword, given, elsewhere);
      },
    ],
    [
      'when its owner ends all others elsewhere',
      async (name) => resultOf(server.app, revokeOtherSessions, {}, await server.logInAs(name, ['admin'])),
    ],
    [
      'when it expires',
      (name) =>
        server.db.execute(sql`
          UPDATE session SET expires_at = now() WHERE user_id = (SELECT id FROM app_user WHERE user_name = ${name})`),
    ],
  ];
  it.each(ways)('%s', async (way, end) => {
    const name = `opener${ways.findIndex(([each]) => each === way)}`;
    const first = await server.logInAs(name, ['admin']);
    const opened = await actAs(await someone(`${name}-for`, ['reviewer']), first);
    expect(await isIn(opened)).toBe(true);
    await end(name, first);
    expect(await isIn(opened)).toBe(false);
    expect((await callEndpoint(server.app, backToImpersonator, {}, opened)).status).toBe(401);
  });

  it('is seen and ended by the one who opened it', async () => {
    const first = await server.logInAs('seeing', ['admin']);
    const opened = await actAs(await someone('seen', ['reviewer']), first);
    const own = await resultOf(server.app, getSessions, {}, first);
    expect(own.items.map(({ actsAs }) => actsAs)).toEqual([null, 'seen']);
    const [, other] = own.items;
    await resultOf(server.app, revokeSession, { id: other?.id ?? 0 }, first);
    expect([await isIn(opened), await isIn(first)]).toEqual([false, true]);
  });

  it('when both are used at once', async () => {
    const first = await server.logInAs('racing', ['admin']);
    const id = await someone('raced', ['reviewer']);
    const [opened] = await Promise.all([
      callEndpoint(server.app, impersonateUser, { id }, first),
      callEndpoint(server.app, logout, {}, first),
    ]);
    expect(opened.result === null || !(await isIn(bearer(opened.result.token)))).toBe(true);
  });
});
