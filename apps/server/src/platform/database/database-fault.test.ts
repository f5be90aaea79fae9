import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { databaseOver, openPool } from './database.ts';
import { databaseFault } from './database-fault.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const faultOf = async (work: Promise<unknown>) =>
  databaseFault(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );

it('calls a statement that takes too long an outage', async () => {
  const pool = openPool(test.databases.connection, { schema: 'tenant_default', poolSize: 1, statementTimeoutMs: 100 });
  expect(await faultOf(databaseOver(pool).execute(sql`SELECT pg_sleep(5)`))).toBe('outage');
  await pool.end();
});

it('calls a server that is not there an outage', async () => {
  const pool = openPool({ host: '/nowhere', port: 1 }, { schema: 'public', poolSize: 1, statementTimeoutMs: 100 });
  expect(await faultOf(databaseOver(pool).execute(sql`SELECT 1`))).toBe('outage');
  await pool.end();
});

it('calls a text the column can not hold bad input, a broken statement a defect', async () => {
  expect(await faultOf(test.db.execute(sql`SELECT ${'x\u0000'}::text`))).toBe('bad-input');
  expect(await faultOf(test.db.execute(sql`SELECT nonsense`))).toBe('defect');
});

it('knows what is not the database’s', () => {
  expect(databaseFault(new TypeError('x'))).toBeNull();
});
