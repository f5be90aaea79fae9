import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Keeps the category from being deleted until the transaction ends; false when there is none. */
export async function lockCategory(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM category WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}

/** As `lockCategory`. */
export async function lockRegion(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM region WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}
