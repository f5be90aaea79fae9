import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Turns an open order into one that a package pays: it costs no money any more. */
export async function turnToPackage(transaction: Database, id: number, packageId: number): Promise<void> {
  await transaction.execute(sql`UPDATE purchase_order SET pay_by = 'package', package_id = ${packageId}, list_cents = 0, discount_cents = 0,
    total_cents = 0 WHERE id = ${id} AND state = 'pendingPayment'`);
  await transaction.execute(sql`UPDATE purchase_line SET list_cents = 0, paid_cents = 0 WHERE order_id = ${id}`);
}
