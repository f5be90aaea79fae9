import { InvoiceTitle } from '@tuyuan/contract/commerce/invoice.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { countRows, findIds } from '../../../platform/database/values.ts';

const columns = sql`id, kind, name, tax_number`;

export function listTitles(db: Database, userId: number) {
  return many(db, InvoiceTitle, sql`SELECT ${columns} FROM invoice_title WHERE user_id = ${userId} ORDER BY id`);
}

export function findTitle(db: Database, userId: number, id: number) {
  return findOne(db, InvoiceTitle, sql`SELECT ${columns} FROM invoice_title WHERE id = ${id} AND user_id = ${userId}`);
}

export function countTitles(db: Database, userId: number): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM invoice_title WHERE user_id = ${userId}`);
}

/** Throws a violation of `invoice_title_once` for one that is there already. */
export function insertTitle(
  db: Database,
  userId: number,
  { kind, name, taxNumber }: { kind: string; name: string; taxNumber: string },
) {
  return one(
    db,
    InvoiceTitle,
    sql`INSERT INTO invoice_title (user_id, kind, name, tax_number) VALUES (${userId}, ${kind}, ${name}, ${taxNumber}) RETURNING ${columns}`,
  );
}

/** False where there is none of that id. */
export async function deleteTitle(db: Database, userId: number, id: number): Promise<boolean> {
  const gone = await findIds(db, sql`DELETE FROM invoice_title WHERE id = ${id} AND user_id = ${userId} RETURNING id`);
  return gone.length > 0;
}
