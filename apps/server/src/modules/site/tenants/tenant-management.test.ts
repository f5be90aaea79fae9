import { getCurrentLoginInformations, getMyMenus, login } from '@tuyuan/contract/account/account.ts';
import { getWebSettings } from '@tuyuan/contract/site/index-data.ts';
import {
  createTenant,
  getTenants,
  resumeTenant,
  suspendTenant,
  updateTenant,
} from '@tuyuan/contract/site/tenant-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';
import { createUser } from '../../account/index.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const unlimited = { storageLimitBytes: null, userLimit: null };
const wish = { name: '青河图苑', hostName: 'qinghe.example', administratorName: 'qinghe', ...unlimited };
const create = (change: Record<string, unknown> = {}) =>
  resultOf(server.app, createTenant, { ...wish, ...change }, admin);
const listed = async (keyword = '') => (await resultOf(server.app, getTenants, { keyword }, admin)).items;

/** Logs in; at the first login the temporary password is replaced by `newPassword`. */
async function logInAt(host: string, userName: string, password: string, newPassword?: string) {
  const token = await resultOf(server.app, login, { userName, password, newPassword }, { host });
  return { host, authorization: `Bearer ${token}` };
}

async function tablesOf(id: number) {
  const { rows } = await server.databases.platform.execute(sql`SELECT schema_name FROM tenant WHERE id = ${id}`);
  return server.databases.of(String(rows[0]?.schema_name));
}

describe('a new tenant', () => {
  it('answers under its host name with a site of its own, and its administrator can log in', async () => {
    const menu = async () => JSON.stringify(await resultOf(server.app, getMyMenus, {}, admin));
    expect(await menu()).not.toContain('/tenants');
    const { tenant, administratorName, temporaryPassword } = await create();
    expect(await menu()).toContain('/tenants');
    expect(tenant).toMatchObject({ hostName: 'qinghe.example', isHost: false, users: 1, images: 0, storageBytes: 0 });
    const settings = await resultOf(server.app, getWebSettings, {}, { host: 'qinghe.example' });
    expect(settings.siteName?.value).toBe('青河图苑');
    const { rows } = await (await tablesOf(tenant.id)).execute(sql`SELECT password_is_temporary AS it FROM app_user`);
    expect(rows).toEqual([{ it: true }]);
    const own = await logInAt('qinghe.example', administratorName, temporaryPassword, testPassword);
    const { user, permissions } = await resultOf(server.app, getCurrentLoginInformations, {}, own);
    expect(user?.roles).toContain('admin');
    expect(permissions).toContain('Pages.Users');
    expect(permissions).not.toContain('Pages.Tenants');
    expect((await resultOf(server.app, getMyMenus, {}, own)).items).not.toEqual([]);
    expect(await callEndpoint(server.app, getTenants, {}, own)).toMatchObject({ status: 403 });
  });

  it('whose name is asked for twice at once is made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        callEndpoint(server.app, createTenant, { ...wish, hostName: 'twice.example' }, admin),
      ),
    );
    expect(answers.map(({ code }) => code ?? 'made').toSorted()).toEqual([
      ...Array(3).fill('Tenant.HostTaken'),
      'made',
    ]);
    expect(await listed('twice.example')).toHaveLength(1);
  });

  it('that could not be made whole is not shown, and can be begun again', async () => {
    await server.databases.platform.execute(
      sql`INSERT INTO tenant (name, host_name, schema_name, state) VALUES ('半途', 'half.example', 'tenant_half', 'failed')`,
    );
    expect(await listed('half.example')).toEqual([]);
    const { tenant } = await create({ hostName: 'half.example', name: '重来' });
    expect(tenant).toMatchObject({ name: '重来', users: 1 });
  });

  it.each(['http://a.example', 'a.example:8080', '192.0.2.1', 'localhost', 'a..example', 'a b.example', '-a.example'])(
    'is refused with the host name “%s”',
    async (hostName) => {
      const refused = await callEndpoint(server.app, createTenant, { ...wish, hostName }, admin);
      expect(refused).toMatchObject({ status: 400, validationErrors: [{ members: ['hostName'] }] });
    },
  );

  it('is found under its Chinese host name as browsers write it', async () => {
    const { tenant } = await create({ hostName: '丽江.example' });
    expect(tenant.hostName).toBe('xn--viq974e.example');
  });
});

describe('limits', () => {
  it('hold for the last place even when two users come at once', async () => {
    const { tenant } = await create({ hostName: 'small.example', userLimit: 3 });
    const db = await tablesOf(tenant.id);
    const made = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((userName) =>
        createUser(db, { userName, nickName: userName, password: null, roles: ['user'] }),
      ),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await listed('small.example'))[0]?.users).toBe(3);
  });

  it('refuse an image that would go beyond the storage', async () => {
    const gigabyte = 1024 ** 3;
    const { tenant } = await create({ hostName: 'narrow.example', storageLimitBytes: gigabyte });
    const db = await tablesOf(tenant.id);
    const build = libraryBuilder(db);
    const authorId = await build.photographer('lin');
    const { id } = await build.image({ authorId });
    await db.execute(sql`UPDATE image SET bytes = ${gigabyte} WHERE id = ${id}`);
    const refused = await build.image({ authorId }).catch((error: Error) => error);
    expect(refused).toMatchObject({ cause: { code: 'TY001', message: 'Tenant.StorageLimitReached' } });
    expect((await listed('narrow.example'))[0]).toMatchObject({ images: 1, storageBytes: gigabyte });
  });

  it('are not for the platform’s own site', async () => {
    const host = (await listed()).find(({ isHost }) => isHost) ?? expect.fail('no host');
    const change = { id: host.id, name: host.name, hostName: null, storageLimitBytes: null, userLimit: 5 };
    expect(await callEndpoint(server.app, updateTenant, change, admin)).toMatchObject({ code: 'Tenant.IsHost' });
    expect(await callEndpoint(server.app, suspendTenant, { id: host.id }, admin)).toMatchObject({
      code: 'Tenant.IsHost',
    });
  });
});

describe('suspending', () => {
  it('closes site and sessions with the next request, and resuming opens the site', async () => {
    const { tenant, administratorName, temporaryPassword } = await create({ hostName: 'closing.example' });
    const own = await logInAt('closing.example', administratorName, temporaryPassword, testPassword);
    await resultOf(server.app, getMyMenus, {}, own);
    await resultOf(server.app, suspendTenant, { id: tenant.id }, admin);
    expect(await callEndpoint(server.app, getMyMenus, {}, own)).toMatchObject({ code: 'Tenant.Suspended' });
    const page = await server.app.inject({ method: 'GET', url: '/', headers: { host: 'closing.example' } });
    expect(page.statusCode).toBeGreaterThanOrEqual(400);
    await resultOf(server.app, resumeTenant, { id: tenant.id }, admin);
    expect(await callEndpoint(server.app, getMyMenus, {}, own)).toMatchObject({ code: 'Session.Expired' });
    await logInAt('closing.example', administratorName, testPassword);
  });
});

describe('a change', () => {
  it('moves the site to another host name, which nobody else has', async () => {
    const { tenant } = await create({ hostName: 'old.example' });
    const change = { id: tenant.id, name: '搬家', ...unlimited };
    await resultOf(server.app, updateTenant, { ...change, hostName: 'new.example' }, admin);
    const at = (host: string) => callEndpoint(server.app, getWebSettings, {}, { host });
    expect(await at('new.example')).toMatchObject({ status: 200 });
    expect(await at('old.example')).toMatchObject({ code: 'Tenant.NotFound' });
    expect(
      await callEndpoint(server.app, updateTenant, { ...change, hostName: 'qinghe.example' }, admin),
    ).toMatchObject({ code: 'Tenant.HostTaken' });
    expect(await callEndpoint(server.app, updateTenant, { ...change, hostName: null }, admin)).toMatchObject({
      validationErrors: [{ members: ['hostName'] }],
    });
    await create({ hostName: 'old.example', name: '新主人' });
  });
});
