import type { createGoods, getManagedGoods, updateGoods } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { ManagedGoods } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { type getMallGoods, MallGoods, MallGoodsDetail } from '@tuyuan/contract/commerce/credit-product-data.ts';
import { goodsKinds } from '@tuyuan/contract/commerce/mall-states.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds, oneId } from '../../../platform/database/values.ts';

const shown = sql`g.id, g.kind, g.title, g.summary, g.picture, g.credits, g.cash_cents, g.stock, g.per_person`;
const quotaJson = sql`CASE WHEN g.kind = 'quota' THEN json_build_object('licences', g.quota, 'tier', g.quota_tier, 'months', g.quota_months) END AS quota`;

type GoodsFilter = Omit<InputOf<typeof getMallGoods>, 'isAffordable'> & {
  /** Credits that a piece may cost; null: any. */
  upTo: number | null;
};

/** What is on sale; what is gone comes last. */
export function pageOfGoods(db: Database, { kind, upTo, sorting, ...page }: GoodsFilter) {
  const order = orderBy(sorting, { credits: sql`g.credits`, createdAt: sql`g.created_at` }, sql`g.id`);
  return findPage(
    db,
    MallGoods,
    {
      columns: shown,
      from: sql`mall_goods g`,
      where: [
        sql`g.is_on_sale`,
        kind !== undefined && sql`g.kind = ${kind}`,
        upTo !== null && sql`g.credits <= ${upTo} AND g.stock > 0`,
      ],
      order: sql`g.stock = 0, ${order}`,
    },
    page,
  );
}

const KindCount = z.object({ kind: z.enum(goodsKinds), goods: z.int() });

export function countKinds(db: Database): Promise<z.infer<typeof KindCount>[]> {
  return many(
    db,
    KindCount,
    sql`SELECT kind, count(*)::int AS goods FROM mall_goods WHERE is_on_sale GROUP BY kind ORDER BY array_position(ARRAY['physical', 'coupon', 'quota'], kind)`,
  );
}

/** Goods on sale, with how many pieces the user has of them; `userId` null for visitors. */
export function findGoodsDetail(
  db: Database,
  id: number,
  userId: number | null,
): Promise<z.infer<typeof MallGoodsDetail> | null> {
  return findOne(
    db,
    MallGoodsDetail,
    sql`SELECT ${shown}, g.description, ${quotaJson},
      (SELECT coalesce(sum(o.pieces), 0)::int FROM mall_order o WHERE o.goods_id = g.id AND o.user_id = ${userId}::int
        AND o.state NOT IN ('cancelled', 'expired')) AS taken
    FROM mall_goods g WHERE g.id = ${id} AND g.is_on_sale`,
  );
}

const Taken = MallGoods.extend({ quota: MallGoodsDetail.shape.quota });
export type TakenGoods = z.infer<typeof Taken>;

/** Takes pieces out of the stock; null where not so many are left, or the goods are off sale. */
export function takeStock(transaction: Database, id: number, pieces: number): Promise<TakenGoods | null> {
  return findOne(
    transaction,
    Taken,
    sql`UPDATE mall_goods g SET stock = g.stock - ${pieces}, sold = g.sold + ${pieces}
    WHERE g.id = ${id} AND g.is_on_sale AND g.stock >= ${pieces} RETURNING ${shown}, ${quotaJson}`,
  );
}

export async function returnStock(transaction: Database, id: number, pieces: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE mall_goods SET stock = stock + ${pieces}, sold = sold - ${pieces} WHERE id = ${id}`,
  );
}

/** Adds to the stock, or takes out where the change is below zero. Throws a violation of `mall_goods_stock`. */
export async function changeStock(transaction: Database, id: number, change: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE mall_goods SET stock = stock + ${change}, stocked = stocked + ${change}, updated_at = now() WHERE id = ${id}`,
  );
}

const ManagedRow = ManagedGoods.extend({ createdAt: z.date() });
type Managed = z.infer<typeof ManagedRow>;
const managed = sql`${shown}, g.description, ${quotaJson}, g.sold, g.is_on_sale, g.created_at`;

export function pageOfManagedGoods(db: Database, filter: InputOf<typeof getManagedGoods>) {
  const columns = {
    createdAt: sql`g.created_at`,
    credits: sql`g.credits`,
    stock: sql`g.stock`,
    sold: sql`g.sold`,
  };
  return findPage(
    db,
    ManagedRow,
    {
      columns: managed,
      from: sql`mall_goods g`,
      where: [
        filter.keyword !== '' && sql`g.title ILIKE ${containing(filter.keyword)}`,
        filter.kinds.length > 0 && sql`g.kind = ANY(${textList(filter.kinds)})`,
      ],
      order: orderBy(filter.sorting, columns, sql`g.id`),
    },
    filter,
  );
}

export function findManagedGoods(db: Database, id: number): Promise<Managed | null> {
  return findOne(db, ManagedRow, sql`SELECT ${managed} FROM mall_goods g WHERE g.id = ${id}`);
}

/** As `findManagedGoods`, and nobody else changes the goods until the transaction ends. */
export function lockGoods(transaction: Database, id: number): Promise<Managed | null> {
  return findOne(
    transaction,
    ManagedRow,
    sql`SELECT ${managed} FROM mall_goods g WHERE g.id = ${id} FOR NO KEY UPDATE`,
  );
}

export function insertGoods(db: Database, goods: InputOf<typeof createGoods>): Promise<number> {
  return oneId(
    db,
    sql`INSERT INTO mall_goods (kind, title, summary, description, picture, credits, cash_cents, per_person, quota, quota_tier, quota_months)
    VALUES (${goods.kind}, ${goods.title}, ${goods.summary}, ${goods.description}, ${goods.picture}, ${goods.credits}, ${goods.cashCents},
      ${goods.perPerson}::int, ${goods.quota?.licences ?? null}::int, ${goods.quota?.tier ?? null}::text, ${goods.quota?.months ?? null}::int) RETURNING id`,
  );
}

export async function writeGoods(db: Database, goods: InputOf<typeof updateGoods>): Promise<void> {
  await db.execute(sql`
    UPDATE mall_goods SET title = ${goods.title}, summary = ${goods.summary}, description = ${goods.description}, picture = ${goods.picture},
      credits = ${goods.credits}, cash_cents = ${goods.cashCents}, per_person = ${goods.perPerson}::int, quota = ${goods.quota?.licences ?? null}::int,
      quota_tier = ${goods.quota?.tier ?? null}::text, quota_months = ${goods.quota?.months ?? null}::int, updated_at = now()
    WHERE id = ${goods.id}`);
}

export async function setOnSale(db: Database, id: number, isOnSale: boolean): Promise<void> {
  await db.execute(sql`UPDATE mall_goods SET is_on_sale = ${isOnSale}, updated_at = now() WHERE id = ${id}`);
}

/** True when the goods were there and nobody had ordered them. */
export async function deleteUnordered(transaction: Database, id: number): Promise<boolean> {
  if ((await countRows(transaction, sql`SELECT 1 FROM mall_order WHERE goods_id = ${id}`)) > 0) return false;
  await transaction.execute(sql`DELETE FROM mall_code WHERE goods_id = ${id}`);
  return (await findIds(transaction, sql`DELETE FROM mall_goods WHERE id = ${id} RETURNING id`)).length > 0;
}
