import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';

/** Credits that refunds of an order have taken back so far. */
export async function sumTakenBack(db: Database, orderId: number): Promise<number> {
  const { amount } = await one(
    db,
    z.object({ amount: z.int() }),
    sql`SELECT coalesce(-sum(e.amount), 0)::int AS amount FROM credit_entry e JOIN refund r ON e.source = 'refund:' || r.id
    WHERE r.order_id = ${orderId} AND e.kind = 'refund'`,
  );
  return amount;
}
