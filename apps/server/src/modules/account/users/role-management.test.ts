import { getCurrentLoginInformations } from '@tuyuan/contract/account/account.ts';
import { getPermissionTree } from '@tuyuan/contract/account/permission.ts';
import {
  addRoleMembers,
  copyRole,
  createRole,
  deleteRole,
  getRoleMembers,
  getRoles,
  removeRoleMembers,
  updateRole,
} from '@tuyuan/contract/account/role-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
/** May manage roles but has few other permissions. */
let clerk: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  clerk = await server.logInAs('clerk', ['support']);
  for (const name of ['Pages.Roles.Create', 'Pages.Roles.Edit', 'Pages.Roles.Delete', 'Pages.Users.Edit'])
    await server.db.execute(
      sql`INSERT INTO user_permission SELECT id, ${name}, true FROM app_user WHERE user_name = 'clerk'`,
    );
});
afterAll(() => server.stop());

const idOf = async (userName: string) =>
  z
    .object({ id: z.number() })
    .parse((await server.db.execute(sql`SELECT id FROM app_user WHERE user_name = ${userName}`)).rows[0]).id;
async function roleNamed(name: string) {
  const role = (await resultOf(server.app, getRoles, {}, admin)).items.find((each) => each.name === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role;
}
const make = (name: string, permissions: string[], by = admin) =>
  callEndpoint(server.app, createRole, { name, displayName: name, permissions }, by);

it('the tree says of every permission that something asks for whether the caller may give it', async () => {
  const { items } = await resultOf(server.app, getPermissionTree, {}, clerk);
  const grantable = (name: string) => items.find((item) => item.name === name)?.isGrantable;
  expect([grantable('Pages.Users'), grantable('Pages.Tenants'), grantable('Pages.Images')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(items.find(({ name }) => name === 'Pages.Users.Edit')).toMatchObject({ parent: 'Pages.Users' });
});

describe('a role', () => {
  it('holds with each permission what is above it, and loses with each what is below it', async () => {
    const { result } = await make('desk', ['Pages.Images.Review', 'Pages.Users.Edit']);
    expect(result?.permissions).toEqual(['Pages.Images', 'Pages.Images.Review', 'Pages.Users', 'Pages.Users.Edit']);
    const changed = await resultOf(
      server.app,
      updateRole,
      { id: result?.id, displayName: '台', grant: ['Pages.Albums.Edit'], revoke: ['Pages.Images'] },
      admin,
    );
    expect(changed).toMatchObject({ displayName: '台' });
    expect(changed.permissions).toEqual(['Pages.Albums', 'Pages.Albums.Edit', 'Pages.Users', 'Pages.Users.Edit']);
  });

  it('gets a name of its own where none is given, also two at once', async () => {
    const unnamed = () => resultOf(server.app, createRole, { displayName: '无名' }, admin);
    const made = await Promise.all([unnamed(), unnamed()]);
    expect(made.map(({ name }) => name).toSorted()).toEqual(['role-1', 'role-2']);
    const { id } = await roleNamed('role-2');
    expect(await resultOf(server.app, copyRole, { id, displayName: '副本' }, admin)).toMatchObject({ name: 'role-3' });
  });

  it('keeps what two editors change at once', async () => {
    const { result } = await make('shared', ['Pages.Labels']);
    const grant = (name: string) => resultOf(server.app, updateRole, { id: result?.id, grant: [name] }, admin);
    await Promise.all([grant('Pages.Labels.Edit'), grant('Pages.Labels.Create')]);
    expect((await roleNamed('shared')).permissions).toEqual([
      'Pages.Labels',
      'Pages.Labels.Create',
      'Pages.Labels.Edit',
    ]);
  });

  it('is made once under a name, also by two at once', async () => {
    const answers = await Promise.all([make('twice', []), make('twice', [])]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['Role.NameTaken', null]);
  });

  it('takes from nobody what he does not hold himself, and from no role that holds more', async () => {
    expect(await make('grand', ['Pages.Images'], clerk)).toMatchObject({ status: 403, code: 'Permission.NotHeld' });
    const small = await roleNamed((await make('small', ['Pages.Feedback'], clerk)).result?.name ?? '');
    const grant = { id: small.id, grant: ['Pages.Images.Edit'] };
    expect((await callEndpoint(server.app, updateRole, grant, clerk)).code).toBe('Permission.NotHeld');
    const { id } = await roleNamed('reviewer');
    for (const [endpoint, input] of [
      [updateRole, { id, displayName: '小' }],
      [updateRole, { id, revoke: ['Pages.Comments'] }],
      [copyRole, { id, name: 'reviewer2', displayName: '二' }],
      [deleteRole, { id, isConfirmed: true }],
      [addRoleMembers, { roleId: id, ids: [await idOf('clerk')] }],
      [removeRoleMembers, { roleId: id, ids: [await idOf('clerk')] }],
    ] as const)
      expect(await callEndpoint(server.app, endpoint, input, clerk)).toMatchObject({
        status: 403,
        code: 'Role.HoldsMore',
      });
  });

  it('is deleted with members only when that is confirmed, and they lose it at once', async () => {
    const { result } = await make('brief', ['Pages.Invoices']);
    const id = result?.id ?? 0;
    const member = await server.logInAs('member', ['user']);
    const memberId = await idOf('member');
    expect((await resultOf(server.app, addRoleMembers, { roleId: id, ids: [memberId] }, admin)).succeeded).toEqual([
      memberId,
    ]);
    const held = async () =>
      (await resultOf(server.app, getCurrentLoginInformations, {}, member)).permissions.includes('Pages.Invoices');
    expect(await held()).toBe(true);
    expect((await callEndpoint(server.app, deleteRole, { id }, admin)).code).toBe('Role.InUse');
    await resultOf(server.app, deleteRole, { id, isConfirmed: true }, admin);
    expect(await held()).toBe(false);
  });

  it('copied holds the same and has no members', async () => {
    const source = await roleNamed('editor');
    const copy = await resultOf(server.app, copyRole, { id: source.id, name: 'editor2', displayName: '编辑二' }, admin);
    expect(copy).toMatchObject({ memberCount: 0, isStatic: false, permissions: source.permissions });
  });
});

it('the administrator’s role holds everything and is nobody’s to change', async () => {
  const { id, permissions, isStatic } = await roleNamed('admin');
  expect(isStatic).toBe(true);
  expect(permissions).toContain('Pages.Tenants.Create');
  for (const [endpoint, input] of [
    [updateRole, { id, revoke: ['Pages.Users'] }],
    [deleteRole, { id, isConfirmed: true }],
  ] as const)
    expect((await callEndpoint(server.app, endpoint, input, admin)).code).toBe('Role.IsStatic');
});

it('members of a role are listed, added and taken, each row answered', async () => {
  const { id } = await roleNamed('judge');
  await server.logInAs('referee', ['user']);
  const referee = await idOf('referee');
  const add = { roleId: id, ids: [referee, 999_999] };
  expect(await resultOf(server.app, addRoleMembers, add, admin)).toMatchObject({
    succeeded: [referee],
    failed: [{ id: 999_999, code: 'User.NotFound' }],
  });
  expect(await resultOf(server.app, addRoleMembers, add, admin)).toMatchObject({ succeeded: [] });
  const members = await resultOf(server.app, getRoleMembers, { id }, admin);
  expect(members).toMatchObject({ totalCount: 1, items: [{ userName: 'referee' }] });
  expect((await resultOf(server.app, removeRoleMembers, { roleId: id, ids: [referee] }, admin)).succeeded).toEqual([
    referee,
  ]);
});

it('tells the caller by a header that what he may do has changed', async () => {
  const headers = await server.logInAs('watcher', ['user']);
  const version = async () =>
    (await server.app.inject({ method: 'GET', url: '/api/Auth/Ping', headers })).headers['x-session-version'];
  const before = await version();
  expect(before).toMatch(/^[\w-]{12}$/);
  expect(await version()).toBe(before);
  const { id } = await roleNamed('judge');
  await resultOf(server.app, addRoleMembers, { roleId: id, ids: [await idOf('watcher')] }, admin);
  expect(await version()).not.toBe(before);
  expect((await server.app.inject({ method: 'GET', url: '/api/Auth/Ping' })).headers).not.toHaveProperty(
    'x-session-version',
  );
});
