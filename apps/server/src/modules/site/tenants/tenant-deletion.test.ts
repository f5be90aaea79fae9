import { login } from '@tuyuan/contract/account/account.ts';
import { getAuditLogs } from '@tuyuan/contract/site/audited-log.ts';
import { getWebSettings } from '@tuyuan/contract/site/index-data.ts';
import { createTenant, deleteTenant, exportTenant, getTenants } from '@tuyuan/contract/site/tenant-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findIds } from '../../../platform/database/values.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer, testPassword } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

async function createSite(hostName: string) {
  const wish = { name: '青河图苑', hostName, administratorName: 'qinghe', storageLimitBytes: null, userLimit: null };
  const { tenant, temporaryPassword } = await resultOf(server.app, createTenant, wish, admin);
  const { rows } = await server.databases.platform.execute(sql`SELECT schema_name FROM tenant WHERE id = ${tenant.id}`);
  return { id: tenant.id, hostName, schema: String(rows[0]?.schema_name), temporaryPassword };
}
const countOf = async (statement: ReturnType<typeof sql>) =>
  (await findIds(server.databases.platform, statement)).length;
const remove = (id: number, hostName: string, headers = admin) =>
  callEndpoint(server.app, deleteTenant, { id, hostName }, headers);

it('is confirmed by the site’s own host name, and never the platform’s own site', async () => {
  const { id, hostName } = await createSite('typed.example');
  expect(await remove(id, 'other.example')).toMatchObject({
    status: 400,
    code: 'Tenant.NotConfirmed',
    validationErrors: [{ members: ['hostName'] }],
  });
  expect(await remove(1, hostName)).toMatchObject({ status: 409, code: 'Tenant.IsHost' });
  expect((await callEndpoint(server.app, getWebSettings, {}, { host: hostName })).status).toBe(200);
});

it('closes the site at once, then drops its tables, removes its files and frees its host name', async () => {
  const site = await createSite('gone.example');
  const log = { userName: 'qinghe', password: site.temporaryPassword, newPassword: testPassword };
  await resultOf(server.app, login, log, { host: site.hostName });
  await server.ingest.storage.put(`${site.schema}/originals/a1/file`, Buffer.from('picture'));
  const answers = await Promise.all([remove(site.id, site.hostName), remove(site.id, site.hostName)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await callEndpoint(server.app, getWebSettings, {}, { host: site.hostName })).code).toBe('Tenant.NotFound');
  expect((await resultOf(server.app, getTenants, { keyword: 'gone.example' }, admin)).items).toEqual([]);
  await vi.waitFor(
    async () => {
      expect(await countOf(sql`SELECT id FROM tenant WHERE schema_name = ${site.schema}`)).toBe(0);
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(await countOf(sql`SELECT 1 AS id FROM pg_namespace WHERE nspname = ${site.schema}`)).toBe(0);
  expect(await server.ingest.storage.size(`${site.schema}/originals/a1/file`)).toBeNull();
  expect((await createSite(site.hostName)).schema).not.toBe(site.schema);
  const { items } = await resultOf(server.app, getAuditLogs, { service: 'tenant', action: 'DeleteTenant' }, admin);
  expect(items).not.toEqual([]);
}, 40_000);

it('offers all there is in one archive, once: tables without secrets, and files but the renderings', async () => {
  const site = await createSite('kept.example');
  await server.ingest.storage.put(`${site.schema}/originals/a1/file`, Buffer.from('the original'));
  await server.ingest.storage.put(`${site.schema}/derivatives/a1/file`, Buffer.from('a rendering'));
  const { path } = await resultOf(server.app, exportTenant, { id: site.id }, admin);
  const visitor = await server.logInAs('visitor', ['user']);
  expect((await server.app.inject({ url: path, headers: visitor })).statusCode).toBe(403);
  const answer = await server.app.inject({ url: path, headers: admin });
  expect(answer.headers['content-type']).toBe('application/zip');
  const archive = answer.rawPayload.toString('latin1');
  expect(archive).toContain('tables/app_user.jsonl');
  expect(archive).toContain('files/originals/a1/file');
  expect(archive).toContain('the original');
  expect(archive).not.toContain('derivatives');
  for (const name of ['session', 'server_secret', 'check_in_secret', 'qr_log_in', 'sms_outbox', 'image_search'])
    expect(archive).not.toContain(`tables/${name}.jsonl`);
  expect((await server.app.inject({ url: path, headers: admin })).statusCode).not.toBe(200);
});

it('is for whoever may delete sites', async () => {
  const { id, hostName } = await createSite('guarded.example');
  const editor = await server.logInAs('editor', ['editor']);
  expect((await remove(id, hostName, editor)).status).toBe(403);
  expect((await callEndpoint(server.app, exportTenant, { id }, editor)).status).toBe(403);
});
