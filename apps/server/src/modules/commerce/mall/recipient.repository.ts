import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

const Sealed = z.object({ recipient: z.instanceof(Buffer) });

/** Where the user had something sent last, sealed, or null. */
export async function findRecipient(db: Database, userId: number): Promise<Buffer | null> {
  const row = await findOne(db, Sealed, sql`SELECT recipient FROM mall_recipient WHERE user_id = ${userId}`);
  return row?.recipient ?? null;
}

export async function keepRecipient(transaction: Database, userId: number, recipient: Buffer): Promise<void> {
  await transaction.execute(sql`INSERT INTO mall_recipient (user_id, recipient) VALUES (${userId}, ${recipient})
    ON CONFLICT (user_id) DO UPDATE SET recipient = excluded.recipient`);
}

/** Where an order goes, sealed; null where nothing is sent. */
export async function findOrderRecipient(db: Database, id: number): Promise<Buffer | null> {
  const row = await findOne(
    db,
    Sealed,
    sql`SELECT recipient FROM mall_order WHERE id = ${id} AND recipient IS NOT NULL`,
  );
  return row?.recipient ?? null;
}

/** Forgets where a user had things sent; what is on its way keeps its address until it has arrived. */
export async function deleteRecipients(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM mall_recipient WHERE user_id = ${userId}`);
  await transaction.execute(
    sql`UPDATE mall_order SET recipient = NULL WHERE user_id = ${userId} AND state NOT IN ('paid', 'shipped')`,
  );
}
