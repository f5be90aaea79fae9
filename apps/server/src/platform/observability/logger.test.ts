import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { serializeError } from './logger.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('tells what went wrong with a statement, but none of its values', async () => {
  const thrown = await test.db
    .execute(sql`INSERT INTO setting VALUES (${'13812345678'}, NULL)`)
    .catch((error: unknown) => error);
  const line = serializeError(thrown);
  expect(line.message).toContain('null value in column "value"');
  expect(line).toMatchObject({ code: '23502', query: expect.stringContaining('INSERT INTO setting') });
  expect(JSON.stringify(line)).not.toContain('13812345678');
});

it('keeps message and place of any other error', () => {
  expect(serializeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('logger.test'),
  });
});

it('tells of a connection that broke what happened, not all that is known of it', () => {
  const broken = Object.assign(new Error('terminating connection', { cause: new Error('restart') }), {
    code: '57P01',
    detail: 'Key (phone)=(13812345678) already exists.',
    client: { secretKey: 303082290 },
  });
  const logged = serializeError(broken);
  expect(logged).toMatchObject({ message: 'terminating connection', code: '57P01', cause: { message: 'restart' } });
  expect(JSON.stringify(logged)).not.toMatch(/303082290|13812345678/);
});
