import { login } from '@tuyuan/contract/account/account.ts';
import {
  activateUsers,
  createUser,
  deactivateUsers,
  deleteUsers,
  getAssignableRoles,
  getManagedUser,
  getManagedUsers,
  getUserPermissions,
  resetUserPassword,
  updateUser,
  updateUserPermissions,
} from '@tuyuan/contract/account/user-management.ts';
import { getUserSessions, revokeUserSessions, unlockUsers } from '@tuyuan/contract/account/user-session.ts';
import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import { getManagedImages } from '@tuyuan/contract/library/image-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
/** May manage users and has part of an administrator's permissions. */
let clerk: { authorization: string };
let roleIds: Map<string, number>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  clerk = await server.logInAs('clerk', ['support', 'reviewer']);
  const { items } = await resultOf(server.app, getAssignableRoles, {}, admin);
  roleIds = new Map(items.map(({ name, id }) => [name, id]));
  await grant('clerk', 'Pages.Users.Create', 'Pages.Users.Edit', 'Pages.Users.Permissions', 'Pages.Users.Delete');
});
afterAll(() => server.stop());

const Id = z.object({ id: z.number() });
const idOf = async (userName: string) =>
  Id.parse((await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = ${userName}`)).rows[0]).id;
const role = (name: string) => roleIds.get(name) ?? 0;
async function grant(userName: string, ...names: string[]) {
  for (const name of names)
    await server.db.execute(sql`INSERT INTO user_permission VALUES (${await idOf(userName)}, ${name}, true)`);
}
async function someone(userName: string, roles: string[] = ['user']) {
  const headers = await server.logInAs(userName, roles);
  return { headers, id: await idOf(userName) };
}
const namesOf = async (query: Record<string, unknown>, headers = admin) =>
  (await resultOf(server.app, getManagedUsers, query, headers)).items.map(({ userName }) => userName);

describe('the list of users', () => {
  it('is narrowed by name, role and state, and masks phones but for those who may see them', async () => {
    await someone('listed-a', ['editor']);
    await someone('listed-b', ['user']);
    await server.db.execute(
      sql`UPDATE app_user SET phone = '13800005678', email = 'a@example.com' WHERE user_name = 'listed-a'`,
    );
    await server.db.execute(sql`UPDATE app_user SET is_active = false WHERE user_name = 'listed-b'`);
    expect(await namesOf({ keyword: 'LISTED', sorting: 'userName ASC' })).toEqual(['listed-a', 'listed-b']);
    expect(await namesOf({ keyword: 'listed', roleIds: [role('editor')] })).toEqual(['listed-a']);
    expect(await namesOf({ keyword: 'listed', states: ['inactive'] })).toEqual(['listed-b']);
    expect(await namesOf({ keyword: 'listed', createdTo: '2020-01-01' })).toEqual([]);
    const shown = async (headers: { authorization: string }) =>
      (await resultOf(server.app, getManagedUsers, { keyword: 'listed-a' }, headers)).items[0];
    expect(await shown(admin)).toMatchObject({ phone: '13800005678', email: 'a@example.com', isChangeable: true });
    expect(await shown(clerk)).toMatchObject({ phone: '138****5678', email: 'a***@example.com', isChangeable: false });
  });

  it('shows a photographer’s avatar out of the library, and an own picture before it', async () => {
    const build = libraryBuilder(server.db);
    const authorId = await build.photographer('带头像的');
    const image = await build.image({ authorId });
    await server.db.execute(sql`UPDATE app_user SET avatar_image_id = ${image.id} WHERE id = ${authorId}`);
    const avatar = async () => (await resultOf(server.app, getManagedUser, { id: authorId }, admin)).avatar;
    expect(await avatar()).toMatch(new RegExp(`^/api/Resource/Image/${image.id}/320/`));
    await server.db.execute(sql`UPDATE app_user SET avatar_key = 'own' WHERE id = ${authorId}`);
    expect(await avatar()).toBe('/api/Resource/Misc/own');
  });

  it('is narrowed to a unit with the units below it', async () => {
    const { id } = await someone('united', ['user']);
    const unit = async (name: string, parentId: number | null) =>
      Id.parse(
        (
          await server.db.execute(
            sql`INSERT INTO organization_unit (name, parent_id) VALUES (${name}, ${parentId}) RETURNING id`,
          )
        ).rows[0],
      ).id;
    const above = await unit('分会', null);
    const below = await unit('小组', above);
    await server.db.execute(sql`INSERT INTO organization_unit_member (unit_id, user_id) VALUES (${below}, ${id})`);
    expect(await namesOf({ unitIds: [above] })).toEqual(['united']);
    expect(await namesOf({ unitIds: [await unit('空', null)] })).toEqual([]);
    const [user] = (await resultOf(server.app, getManagedUsers, { keyword: 'united' }, admin)).items;
    expect(user?.units).toEqual([{ id: below, name: '小组' }]);
  });

  it('finds by a masked number only what is shown of it or all of it', async () => {
    await someone('hidden');
    await server.db.execute(sql`UPDATE app_user SET phone = '13911112222' WHERE user_name = 'hidden'`);
    for (const keyword of ['2222', '13911112222']) expect(await namesOf({ keyword }, clerk)).toEqual(['hidden']);
    for (const keyword of ['1391111', '1111', '112222']) expect(await namesOf({ keyword }, clerk)).toEqual([]);
    expect(await namesOf({ keyword: '1391111' })).toEqual(['hidden']);
  });
});

describe('a new user', () => {
  const input = { userName: 'fresh', nickName: '新人', phone: '13700001111', email: 'fresh@example.com' };

  it('has the temporary password of the answer, which nothing keeps', async () => {
    const made = await resultOf(server.app, createUser, { ...input, roleIds: [role('user')] }, clerk);
    expect(made.temporaryPassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(made.user).toMatchObject({ userName: 'fresh', roles: [{ name: 'user' }], state: 'active' });
    const { rows } = await server.db.execute(
      sql`SELECT password_hash, password_is_temporary FROM app_user WHERE user_name = 'fresh'`,
    );
    expect(rows[0]).toMatchObject({ password_is_temporary: true });
    const kept = await server.db.execute(sql`SELECT parameters::text FROM audit_log`);
    expect(JSON.stringify([rows, kept.rows])).not.toContain(made.temporaryPassword);
  });

  it('is refused a name, phone or address somebody has, and a name that reads like a phone or an address', async () => {
    const other = { userName: 'fresh2', nickName: '新人', phone: '', email: '' };
    for (const [fault, code] of [
      [{ userName: 'FRESH' }, 'User.NameTaken'],
      [{ phone: '13700001111' }, 'User.PhoneTaken'],
      [{ email: 'Fresh@example.com' }, 'User.EmailTaken'],
    ] as const)
      expect(await callEndpoint(server.app, createUser, { ...other, ...fault }, clerk)).toMatchObject({
        status: 409,
        code,
      });
    for (const userName of ['13800001234', 'a@b.example', 'a b'])
      expect(await callEndpoint(server.app, createUser, { ...other, userName }, clerk)).toMatchObject({ status: 400 });
  });

  it('gets no role that holds what the maker does not', async () => {
    const called = await callEndpoint(
      server.app,
      createUser,
      { userName: 'fresh3', nickName: '新人', roleIds: [role('admin')] },
      clerk,
    );
    expect(called).toMatchObject({ status: 403, code: 'Role.HoldsMore' });
    expect(await namesOf({ keyword: 'fresh3' })).toEqual([]);
  });
});

describe('changing a user', () => {
  it('sets what is given and keeps the rest', async () => {
    const { id } = await someone('changed', ['user', 'reviewer']);
    const changed = await resultOf(server.app, updateUser, { id, nickName: '改名', roleIds: [role('support')] }, clerk);
    expect(changed).toMatchObject({ nickName: '改名', roles: [{ name: 'support' }] });
    await resultOf(server.app, updateUser, { id, phone: '13600001111' }, clerk);
    expect(await resultOf(server.app, getManagedUser, { id }, admin)).toMatchObject({
      nickName: '改名',
      phone: '13600001111',
      roles: [{ name: 'support' }],
    });
  });

  it('is refused over who holds more, whatever the change', async () => {
    const { id } = await someone('boss', ['editor']);
    const refused: (readonly [Endpoint, Record<string, unknown>])[] = [
      [updateUser, { id, nickName: '小' }],
      [updateUser, { id, roleIds: [] }],
      [resetUserPassword, { id }],
      [updateUserPermissions, { id, changes: [{ name: 'Pages.Users', setting: 'prohibited' }] }],
    ];
    for (const [endpoint, input] of refused)
      expect(await callEndpoint(server.app, endpoint, input, clerk)).toMatchObject({
        status: 403,
        code: 'User.HoldsMore',
      });
    for (const endpoint of [deactivateUsers, deleteUsers])
      expect(await resultOf(server.app, endpoint, { ids: [id] }, clerk)).toMatchObject({
        succeeded: [],
        failed: [{ id, code: 'User.HoldsMore' }],
      });
    expect(await resultOf(server.app, getManagedUser, { id }, admin)).toMatchObject({ nickName: 'boss' });
  });

  it('that is out of the way ends the sessions at once, and coming back opens none of them', async () => {
    const { id, headers } = await someone('leaver', ['reviewer']);
    expect((await callEndpoint(server.app, getManagedImages, {}, headers)).status).toBe(200);
    const self = await idOf('clerk');
    expect(await resultOf(server.app, deactivateUsers, { ids: [id, self, 999_999] }, clerk)).toMatchObject({
      succeeded: [id],
      failed: [
        { id: self, code: 'User.IsSelf' },
        { id: 999_999, code: 'User.NotFound' },
      ],
    });
    expect((await callEndpoint(server.app, getManagedImages, {}, headers)).status).toBe(401);
    expect((await resultOf(server.app, activateUsers, { ids: [id] }, clerk)).succeeded).toEqual([id]);
    expect((await callEndpoint(server.app, getManagedImages, {}, headers)).status).toBe(401);
    expect((await resultOf(server.app, activateUsers, { ids: [id] }, clerk)).failed).toMatchObject([
      { code: 'User.StateMismatch' },
    ]);
  });

  it('for good leaves nothing of the person', async () => {
    const { id, headers } = await someone('erased', ['user']);
    await server.db.execute(sql`UPDATE app_user SET phone = '13500001111', email = 'e@example.com' WHERE id = ${id}`);
    await server.ingest.storage.put('tenant_default/misc/ab/abc.webp', Buffer.from('a face'));
    await server.db.execute(sql`UPDATE app_user SET avatar_key = 'abc' WHERE id = ${id}`);
    expect((await resultOf(server.app, deleteUsers, { ids: [id] }, clerk)).succeeded).toEqual([id]);
    expect(await server.ingest.storage.size('tenant_default/misc/ab/abc.webp')).toBeNull();
    const { rows } = await server.db.execute(sql`SELECT to_jsonb(u)::text AS person FROM app_user u WHERE id = ${id}`);
    expect(JSON.stringify(rows)).not.toMatch(/erased|13500001111|e@example/);
    expect((await callEndpoint(server.app, login, { userName: 'erased', password: testPassword })).status).toBe(400);
    expect((await callEndpoint(server.app, getManagedImages, {}, headers)).status).toBe(401);
    expect((await callEndpoint(server.app, getManagedUser, { id }, admin)).code).toBe('User.NotFound');
    const again = { userName: 'erased', nickName: '又来', phone: '13500001111' };
    expect((await callEndpoint(server.app, createUser, again, clerk)).status).toBe(200);
  });
});

describe('a reset password', () => {
  it('ends the sessions and opens nothing but the choice of an own one', async () => {
    const { id, headers } = await someone('forgetful', ['user', 'reviewer']);
    const { temporaryPassword } = await resultOf(server.app, resetUserPassword, { id }, clerk);
    expect((await callEndpoint(server.app, getManagedImages, {}, headers)).status).toBe(401);
    const logIn = (password: string, newPassword?: string) =>
      callEndpoint(server.app, login, { userName: 'forgetful', password, ...(newPassword && { newPassword }) });
    expect((await logIn(testPassword)).code).toBe('Session.WrongCredentials');
    expect((await logIn(temporaryPassword)).code).toBe('Session.PasswordChangeRequired');
    expect((await logIn(temporaryPassword, temporaryPassword)).code).toBe('Session.PasswordChangeRequired');
    expect((await logIn(temporaryPassword, 'short')).status).toBe(400);
    expect((await logIn('wrong-wrong', 'My-Own-Word-7')).code).toBe('Session.WrongCredentials');
    const both = await Promise.all([
      logIn(temporaryPassword, 'My-Own-Word-7'),
      logIn(temporaryPassword, 'Another-One-8'),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(temporaryPassword)).code).toBe('Session.WrongCredentials');
    expect([(await logIn('My-Own-Word-7')).status, (await logIn('Another-One-8')).status].toSorted()).toEqual([
      200, 400,
    ]);
  });

  it('is not for one’s own account', async () => {
    const input = { id: await idOf('clerk') };
    expect((await callEndpoint(server.app, resetUserPassword, input, clerk)).code).toBe('User.IsSelf');
  });
});

it('a locked user is let try again', async () => {
  const { id } = await someone('locked', ['user']);
  await server.db.execute(
    sql`INSERT INTO login_throttle (key, attempts, locked_until) VALUES (${`user:${id}`}, 5, now() + interval '10 minutes')`,
  );
  const logIn = () => callEndpoint(server.app, login, { userName: 'locked', password: testPassword });
  expect((await logIn()).code).toBe('Session.LockedOut');
  expect(await namesOf({ states: ['locked'] })).toEqual(['locked']);
  expect((await resultOf(server.app, unlockUsers, { ids: [id] }, admin)).succeeded).toEqual([id]);
  expect((await logIn()).status).toBe(200);
  expect((await resultOf(server.app, unlockUsers, { ids: [id] }, admin)).failed).toMatchObject([
    { code: 'User.StateMismatch' },
  ]);
});

it('a user is logged out on one device or on all', async () => {
  const { id, headers } = await someone('devices', ['reviewer']);
  const second = await server.logInAs('devices', []);
  const { items } = await resultOf(server.app, getUserSessions, { id }, admin);
  expect(items).toHaveLength(2);
  const looks = async (who: { authorization: string }) =>
    (await callEndpoint(server.app, getManagedImages, {}, who)).status;
  const first = Math.min(...items.map((item) => item.id));
  await resultOf(server.app, revokeUserSessions, { id, sessionIds: [first] }, admin);
  expect([await looks(headers), await looks(second)]).toEqual([401, 200]);
  expect(await resultOf(server.app, revokeUserSessions, { id }, admin)).toEqual({ revokedCount: 1 });
  expect(await looks(second)).toBe(401);
});

describe('a user’s own permissions', () => {
  it('add to and take from the roles’, and act on the next request', async () => {
    const { id, headers } = await someone('single', ['reviewer']);
    const set = (name: string, setting: string, by = clerk) =>
      callEndpoint(server.app, updateUserPermissions, { id, changes: [{ name, setting }] }, by);
    const looks = async () => (await callEndpoint(server.app, getManagedImages, {}, headers)).status;
    expect(await looks()).toBe(200);
    expect((await set('Pages.Images', 'prohibited')).result).toMatchObject({ prohibited: ['Pages.Images'] });
    expect(await looks()).toBe(403);
    await set('Pages.Images', 'inherited');
    expect(await looks()).toBe(200);
    const { result } = await set('Pages.Feedback.Edit', 'granted');
    expect(result?.effective).toEqual(expect.arrayContaining(['Pages.Feedback', 'Pages.Feedback.Edit']));
    expect(result?.roles).toMatchObject([{ name: 'reviewer' }]);
  });

  it('can’t be given, nor given back, by who does not hold them', async () => {
    const { id } = await someone('limited', ['user']);
    const set = (name: string, setting: string) =>
      callEndpoint(server.app, updateUserPermissions, { id, changes: [{ name, setting }] }, clerk);
    expect(await set('Pages.Roles', 'granted')).toMatchObject({ status: 403, code: 'Permission.NotHeld' });
    await server.db.execute(sql`INSERT INTO user_role SELECT ${id}, id FROM role WHERE name = 'editor'`);
    for (const name of ['Pages.Categories', 'Pages.Articles', 'Pages.TopicAlbums', 'Pages.Site', 'Pages.Regions'])
      await server.db.execute(sql`INSERT INTO user_permission VALUES (${id}, ${name}, false)`);
    for (const name of ['Pages.Videos', 'Pages.Panoramas', 'Pages.Labels', 'Pages.Books'])
      await server.db.execute(sql`INSERT INTO user_permission VALUES (${id}, ${name}, false)`);
    await grant('clerk', 'Pages.Articles');
    // The user has no permissions now; lifting the prohibition of a permission the clerk has would restore those below
    // it.
    expect(await set('Pages.Articles', 'inherited')).toMatchObject({ status: 403, code: 'Permission.NotHeld' });
    expect((await resultOf(server.app, getUserPermissions, { id }, admin)).effective).toEqual([]);
  });

  it('are not one’s own to change', async () => {
    const input = { id: await idOf('clerk'), changes: [{ name: 'Pages.Users', setting: 'inherited' }] };
    expect((await callEndpoint(server.app, updateUserPermissions, input, clerk)).code).toBe('User.IsSelf');
  });
});

/** Somebody who holds every permission without being an administrator. */
async function almighty(userName: string) {
  const made = await someone(userName, ['user']);
  await server.db.execute(
    sql`INSERT INTO role_permission SELECT r.id, rp.permission FROM role r, role_permission rp JOIN role a ON a.id = rp.role_id
        WHERE r.name = 'judge' AND a.name = 'admin' ON CONFLICT DO NOTHING`,
  );
  await server.db.execute(sql`INSERT INTO user_role SELECT ${made.id}, id FROM role WHERE name = 'judge'`);
  return made;
}

it('nobody changes his own phone, e-mail or roles from here', async () => {
  const id = await idOf('admin');
  for (const change of [{ phone: '13600002222' }, { email: 'me@example.com' }, { roleIds: [] }])
    expect((await callEndpoint(server.app, updateUser, { id, ...change }, admin)).code).toBe('User.IsSelf');
  expect((await resultOf(server.app, updateUser, { id, nickName: '管理员' }, admin)).nickName).toBe('管理员');
});

describe('the last administrator', () => {
  const admins = async () =>
    (
      await server.db.execute(
        sql`SELECT u.id FROM app_user u JOIN user_role ur ON ur.user_id = u.id JOIN role r ON r.id = ur.role_id WHERE r.name = 'admin' AND u.is_active`,
      )
    ).rows.length;

  it('can’t be demoted, prohibited anything or deactivated', async () => {
    const id = await idOf('admin');
    const deputy = await someone('deputy', ['admin']);
    const { headers: other } = await almighty('other');
    await resultOf(server.app, updateUser, { id: deputy.id, roleIds: [] }, admin);
    expect((await callEndpoint(server.app, updateUser, { id, roleIds: [] }, other)).code).toBe(
      'User.LastAdministrator',
    );
    await resultOf(server.app, updateUser, { id: deputy.id, roleIds: [role('admin')] }, admin);
    const prohibit = { id: deputy.id, changes: [{ name: 'Pages.Roles', setting: 'prohibited' }] };
    await resultOf(server.app, updateUserPermissions, prohibit, admin);
    // A deputy with a prohibited permission does not count as another administrator.
    expect((await callEndpoint(server.app, updateUser, { id, roleIds: [] }, other)).code).toBe(
      'User.LastAdministrator',
    );
    await resultOf(server.app, deactivateUsers, { ids: [deputy.id] }, admin);
  });

  it('is left when two demote each other at once', async () => {
    const other = await someone('rival', ['admin']);
    const id = await idOf('admin');
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        callEndpoint(server.app, updateUser, { id: other.id, roleIds: [role('user')] }, admin),
        callEndpoint(server.app, updateUser, { id, roleIds: [role('user')] }, other.headers),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await admins()).toBe(1);
      for (const each of [id, other.id])
        await server.db.execute(
          sql`INSERT INTO user_role SELECT ${each}, id FROM role WHERE name = 'admin' ON CONFLICT DO NOTHING`,
        );
    }
  });

  it('is left when all administrators are deactivated together', async () => {
    const outside = await almighty('outside');
    const ids = [await idOf('admin'), await idOf('rival')];
    const result = await resultOf(server.app, deactivateUsers, { ids }, outside.headers);
    expect(result.succeeded).toHaveLength(1);
    expect(result.failed).toMatchObject([{ code: 'User.LastAdministrator' }]);
    expect(await admins()).toBe(1);
  });
});
