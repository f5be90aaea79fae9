import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findOne, many, one } from './rows.ts';

const Row = z.object({ userId: z.int(), createdAt: z.date() });
const rowsUpTo = (count: number) =>
  sql`SELECT n AS user_id, timestamptz '2026-11-23 16:00Z' AS created_at FROM generate_series(1, ${count}::int) n ORDER BY n`;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('rows of a statement', () => {
  it('are camelCase, parsed, their times dates', async () => {
    const createdAt = new Date('2026-11-23T16:00:00Z');
    expect(await many(test.db, Row, rowsUpTo(2))).toEqual([
      { userId: 1, createdAt },
      { userId: 2, createdAt },
    ]);
  });

  it('are refused where they are not what the schema says', async () => {
    await expect(many(test.db, Row, sql`SELECT 1 AS user_id, 'soon' AS created_at`)).rejects.toThrow();
  });

  it('may be absent for one that is looked for, never for one that is always there', async () => {
    expect(await findOne(test.db, Row, rowsUpTo(0))).toBeNull();
    expect((await one(test.db, Row, rowsUpTo(1))).userId).toBe(1);
    await expect(one(test.db, Row, rowsUpTo(0))).rejects.toThrow('always has a row');
  });
});
