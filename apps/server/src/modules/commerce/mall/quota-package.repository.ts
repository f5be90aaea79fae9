import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { oneId } from '../../../platform/database/values.ts';

interface NewPackage {
  name: string;
  userId: number;
  quota: number;
  /** Cents paid for all of it. */
  price: number;
  tier: string;
  months: number;
}

export function insertPackage(transaction: Database, made: NewPackage): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO authorization_package (name, user_id, quota, price, tier, valid_until, activated_at)
    VALUES (${made.name}, ${made.userId}, ${made.quota}, ${made.price}, ${made.tier}, now() + make_interval(months => ${made.months}::int), now()) RETURNING id`,
  );
}
