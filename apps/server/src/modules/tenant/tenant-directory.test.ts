import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTenant } from './create-tenant.ts';
import { tenantDirectory } from './tenant-directory.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('gives every host to the only tenant there is', async () => {
  const directory = tenantDirectory(test.databases.platform);
  expect(await directory.find('whatever.example')).toMatchObject({ schema: 'tenant_default' });
});

it('tells tenants apart by host once there are two, and knows no stranger', async () => {
  const isNew = await createTenant(test.databases, {
    schema: 'tenant_lijiang',
    name: '丽江图库',
    hostName: 'Lijiang.example',
  });
  expect(isNew).toBe(true);
  const directory = tenantDirectory(test.databases.platform);
  expect(await directory.find('LIJIANG.example')).toMatchObject({ schema: 'tenant_lijiang', name: '丽江图库' });
  expect(await directory.find('whatever.example')).toBeNull();
  expect(await directory.find('127.0.0.1')).toMatchObject({ schema: 'tenant_default' });
});

it('makes a tenant once', async () => {
  expect(await createTenant(test.databases, { schema: 'tenant_lijiang', name: '再来', hostName: 'b.example' })).toBe(
    false,
  );
});
