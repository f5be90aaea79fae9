import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Locks the category against deletion until the transaction ends; returns false if it does not exist. */
export async function lockCategory(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM category WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}

/** Same as `lockCategory`. */
export async function lockRegion(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM region WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}

/** Locks the photographer against retirement until the transaction ends; returns false unless there is an active one. */
export async function lockPhotographer(transaction: Database, userId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT 1 FROM photographer WHERE user_id = ${userId} AND retired_at IS NULL FOR SHARE`,
  );
  return rowCount === 1;
}
