import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterCommit, inTransaction, isUniqueViolation } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const names = async () =>
  (await test.db.execute(sql`SELECT name FROM setting ORDER BY name`)).rows.map((row) => row.name);

describe('inTransaction', () => {
  it('keeps nothing of a piece of work that throws', async () => {
    const work = inTransaction(test.db, async (transaction) => {
      await transaction.execute(sql`INSERT INTO setting VALUES ('a', '1')`);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await names()).toEqual([]);
  });

  it('runs work again that lost a deadlock', async () => {
    let runs = 0;
    await inTransaction(test.db, async (transaction) => {
      runs += 1;
      await transaction.execute(sql`INSERT INTO setting VALUES ('b', '1')`);
      if (runs < 3) await transaction.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '40P01'; END $$`);
    });
    expect(runs).toBe(3);
    expect(await names()).toEqual(['b']);
  });

  it('joins the transaction it is called in', async () => {
    const outer = inTransaction(test.db, async (transaction) => {
      await inTransaction(transaction, (inner) => inner.execute(sql`INSERT INTO setting VALUES ('c', '1')`));
      throw new Error('outer fails');
    });
    await expect(outer).rejects.toThrow('outer fails');
    expect(await names()).toEqual(['b']);
  });

  it('does what was left for afterwards once it has committed, and only then', async () => {
    const done: string[] = [];
    await inTransaction(test.db, async (transaction) => {
      await inTransaction(transaction, async (inner) => afterCommit(inner, (db) => done.push(String(db === test.db))));
      expect(done).toEqual([]);
    });
    const failing = inTransaction(test.db, async (transaction) => {
      afterCommit(transaction, () => done.push('of a failure'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    afterCommit(test.db, () => done.push('outside'));
    expect(done).toEqual(['true', 'outside']);
  });

  it('names the constraint that refused a row', async () => {
    const twice = test.db.execute(sql`INSERT INTO setting VALUES ('b', '2')`);
    await expect(twice).rejects.toSatisfy((error) => isUniqueViolation(error, 'setting_pkey'));
  });
});
