import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { databaseOver, inTransaction, openPool } from './database.ts';
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

it('calls an impossible day bad input', async () => {
  expect(await faultOf(test.db.execute(sql`SELECT ${'0000-01-01'}::date`))).toBe('bad-input');
});

it('calls a refused host name with several addresses an outage, a missing file none', async () => {
  const pool = openPool({ host: 'localhost', port: 1 }, { schema: 'x', poolSize: 1, statementTimeoutMs: 100 });
  expect(await faultOf(databaseOver(pool).execute(sql`SELECT 1`))).toBe('outage');
  await pool.end();
  const refused = [1, 2].map(() => Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' }));
  expect(databaseFault(Object.assign(new AggregateError(refused), { code: 'ECONNREFUSED' }))).toBe('outage');
  expect(await faultOf(readFile('/nowhere'))).toBeNull();
});

it('calls a deadlock that is lost for good an outage: trying again helps', async () => {
  const lost = sql`DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '40P01'; END $$`;
  expect(await faultOf(test.db.execute(lost))).toBe('outage');
});

it('survives a connection that is cut between two statements of a transaction', async () => {
  const work = inTransaction(test.db, async (transaction) => {
    const { rows } = await transaction.execute(sql`SELECT pg_backend_pid() AS pid`);
    await test.databases.platform.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`);
    await expect.poll(async () => faultOf(transaction.execute(sql`SELECT 1`))).toBe('outage');
    await transaction.execute(sql`SELECT 1`);
  });
  expect(await faultOf(work)).toBe('outage');
  expect((await test.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});

it('knows what is not the database’s', () => {
  expect(databaseFault(new TypeError('x'))).toBeNull();
});
