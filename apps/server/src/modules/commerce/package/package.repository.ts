import { Quote } from '@tuyuan/contract/commerce/order.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { unitsOf } from '../cart/index.ts';

const Usable = Quote.shape.packages.element.extend({ validUntil: z.date() });
export type UsablePackage = z.infer<typeof Usable>;

const left = sql`coalesce((SELECT a.balance FROM ledger_account a WHERE a.currency = 'quota' AND a.kind = 'package' AND a.owner_id = p.id), 0)::int`;
const isUsable = (userId: number) =>
  sql`NOT p.is_closed AND p.activated_at IS NOT NULL AND p.valid_until > now() AND (p.user_id = ${userId} OR p.unit_id IN ${unitsOf(userId)})`;

/** Packages that the user may spend now, those that end first first. */
export function listUsablePackages(db: Database, userId: number): Promise<UsablePackage[]> {
  return many(
    db,
    Usable,
    sql`SELECT p.id, p.name, ${left} AS left, p.valid_until, p.tier FROM authorization_package p
    WHERE ${isUsable(userId)} ORDER BY p.valid_until, p.id`,
  );
}

export function findUsablePackage(db: Database, userId: number, id: number): Promise<UsablePackage | null> {
  return findOne(
    db,
    Usable,
    sql`SELECT p.id, p.name, ${left} AS left, p.valid_until, p.tier FROM authorization_package p WHERE p.id = ${id} AND ${isUsable(userId)}`,
  );
}

const Worth = z.object({ worth: z.int() });

/** Cents that one licence of the package is worth, rounded down. */
export async function packageWorth(db: Database, id: number): Promise<number> {
  const row = await findOne(db, Worth, sql`SELECT price / quota AS worth FROM authorization_package WHERE id = ${id}`);
  return row?.worth ?? 0;
}
