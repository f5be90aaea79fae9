import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, inTransaction } from './database.ts';

/** Same as `inTransaction`; within another transaction, only what `work` did before it threw is undone and the outer one continues. */
export async function inSavepoint<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (database.$client instanceof pg.Pool) return inTransaction(database, work);
  await database.execute(sql`SAVEPOINT begun`);
  try {
    const result = await work(database);
    await database.execute(sql`RELEASE SAVEPOINT begun`);
    return result;
  } catch (error) {
    await database.execute(sql`ROLLBACK TO SAVEPOINT begun`);
    await database.execute(sql`RELEASE SAVEPOINT begun`);
    throw error;
  }
}
