import { PackageOffer } from '@tuyuan/contract/commerce/image-auth-trade.ts';
import { ManagedOffer } from '@tuyuan/contract/commerce/package-management.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

const columns = sql`f.id, f.name, f.quota, f.price AS price_cents, f.tier, f.valid_months`;
const managedColumns = sql`${columns}, f.is_on_sale,
  (SELECT count(*)::int FROM purchase_order o JOIN authorization_package p ON p.id = o.subject_id
    WHERE o.kind = 'package' AND o.paid_at IS NOT NULL AND p.offer_id = f.id) AS sold`;

export function listOffersOnSale(db: Database) {
  return many(db, PackageOffer, sql`SELECT ${columns} FROM package_offer f WHERE f.is_on_sale ORDER BY f.price, f.id`);
}

/** Locks an offer on sale against being changed; null where it isn't. */
export function lockOfferOnSale(transaction: Database, id: number) {
  return findOne(
    transaction,
    PackageOffer,
    sql`SELECT ${columns} FROM package_offer f WHERE f.id = ${id} AND f.is_on_sale FOR SHARE`,
  );
}

export function listManagedOffers(db: Database) {
  return many(
    db,
    ManagedOffer,
    sql`SELECT ${managedColumns} FROM package_offer f ORDER BY f.is_on_sale DESC, f.price, f.id`,
  );
}

export function findManagedOffer(db: Database, id: number) {
  return findOne(db, ManagedOffer, sql`SELECT ${managedColumns} FROM package_offer f WHERE f.id = ${id}`);
}

interface OfferFields {
  name: string;
  quota: number;
  priceCents: number;
  tier: string;
  validMonths: number;
  isOnSale: boolean;
}

export function insertOffer(db: Database, offer: OfferFields): Promise<number> {
  return oneId(
    db,
    sql`INSERT INTO package_offer (name, quota, price, tier, valid_months, is_on_sale)
    VALUES (${offer.name}, ${offer.quota}, ${offer.priceCents}, ${offer.tier}, ${offer.validMonths}, ${offer.isOnSale}) RETURNING id`,
  );
}

/** False where there is none of that id. */
export async function updateOffer(db: Database, { id, ...offer }: OfferFields & { id: number }): Promise<boolean> {
  const changed = await findIds(
    db,
    sql`UPDATE package_offer SET name = ${offer.name}, quota = ${offer.quota}, price = ${offer.priceCents}, tier = ${offer.tier},
      valid_months = ${offer.validMonths}, is_on_sale = ${offer.isOnSale} WHERE id = ${id} RETURNING id`,
  );
  return changed.length > 0;
}
