import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOver, openPool } from '../../../platform/database/database.ts';
import { databaseFault } from '../../../platform/database/database-fault.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { prepareTenant } from './prepare-tenant.ts';
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
  const isNew = await prepareTenant(test.databases, {
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
  expect(await prepareTenant(test.databases, { schema: 'tenant_lijiang', name: '再来', hostName: 'b.example' })).toBe(
    false,
  );
});

it('knows the sites it has read while the database is gone, and reads anew once it is back', async () => {
  let time = 0;
  const gone = openPool({ host: '/nowhere', port: 1 }, { schema: 'platform', poolSize: 1, statementTimeoutMs: 100 });
  let isGone = false;
  // Only `execute` is read through the proxy, so the stand-in can switch the database underneath the directory.
  const platform = new Proxy(test.databases.platform, {
    get: (target, name, receiver) => Reflect.get(isGone ? databaseOver(gone) : target, name, receiver),
  });
  const directory = tenantDirectory(platform, () => time);
  expect(await directory.find('lijiang.example')).not.toBeNull();
  isGone = true;
  time += 6000;
  expect(await directory.find('lijiang.example')).toMatchObject({ schema: 'tenant_lijiang' });
  await test.databases.platform.execute(sql`UPDATE tenant SET is_suspended = true WHERE host_name = 'lijiang.example'`);
  isGone = false;
  time += 6000;
  expect(await directory.find('lijiang.example')).toMatchObject({ isSuspended: true });
  await gone.end();
});

it('fails while the database was never there', async () => {
  const gone = openPool({ host: '/nowhere', port: 1 }, { schema: 'platform', poolSize: 1, statementTimeoutMs: 100 });
  await expect(tenantDirectory(databaseOver(gone)).find('x')).rejects.toSatisfy(
    (error) => databaseFault(error) === 'outage',
  );
  await gone.end();
});
