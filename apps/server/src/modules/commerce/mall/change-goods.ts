import type {
  addCoupons as addCouponsEndpoint,
  createGoods as createGoodsEndpoint,
  ManagedGoods,
  stockGoods as stockGoodsEndpoint,
  updateGoods as updateGoodsEndpoint,
} from '@tuyuan/contract/commerce/credit-mall-management.ts';
import type { GoodsKind } from '@tuyuan/contract/commerce/mall-states.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { databaseErrorOf } from '../../../platform/database/database-fault.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { insertCoupons } from './coupon.repository.ts';
import {
  changeStock,
  deleteUnordered,
  findManagedGoods,
  insertGoods,
  lockGoods,
  setOnSale,
  writeGoods,
} from './goods.repository.ts';

type Shown = Promise<Unencoded<ManagedGoods>>;

/** Throws `Mall.QuotaRequired`. */
function assertQuotaFits(kind: GoodsKind, quota: unknown): void {
  if ((kind === 'quota') !== (quota !== null)) throw new AppError('Mall.QuotaRequired');
}

/** Throws `Mall.QuotaRequired`. */
export async function createGoods(db: Database, goods: InputOf<typeof createGoodsEndpoint>): Shown {
  assertQuotaFits(goods.kind, goods.quota);
  return orThrow(findManagedGoods(db, await insertGoods(db, goods)), 'Mall.GoodsNotFound');
}

/** Throws `Mall.GoodsNotFound`, `Mall.QuotaRequired`. */
export function updateGoods(db: Database, goods: InputOf<typeof updateGoodsEndpoint>): Shown {
  return inTransaction(db, async (transaction) => {
    const { kind } = await orThrow(lockGoods(transaction, goods.id), 'Mall.GoodsNotFound');
    assertQuotaFits(kind, goods.quota);
    await writeGoods(transaction, goods);
    return orThrow(findManagedGoods(transaction, goods.id), 'Mall.GoodsNotFound');
  });
}

/** Throws `Mall.GoodsNotFound`, `Mall.StockTooLow`, and `Mall.CodesNeeded` for coupons. */
export function stockGoods(db: Database, { id, change }: InputOf<typeof stockGoodsEndpoint>): Shown {
  return inTransaction(db, async (transaction) => {
    const { kind } = await orThrow(lockGoods(transaction, id), 'Mall.GoodsNotFound');
    if (kind === 'coupon') throw new AppError('Mall.CodesNeeded');
    try {
      await changeStock(transaction, id, change);
    } catch (cause) {
      if (databaseErrorOf(cause)?.constraint === 'mall_goods_stock') throw new AppError('Mall.StockTooLow', { cause });
      throw cause;
    }
    return orThrow(findManagedGoods(transaction, id), 'Mall.GoodsNotFound');
  });
}

/** Adds the codes that are new to the pool and the stock. Throws `Mall.GoodsNotFound`. */
export function addCoupons(
  db: Database,
  box: SecretBox,
  { id, secretCodes }: InputOf<typeof addCouponsEndpoint>,
): Promise<{ added: number }> {
  return inTransaction(db, async (transaction) => {
    const { kind } = await orThrow(lockGoods(transaction, id), 'Mall.GoodsNotFound');
    if (kind !== 'coupon') throw new AppError('Mall.GoodsNotFound');
    const codes = [...new Set(secretCodes)];
    const sealed = codes.map((code) => ({ code: box.seal(code), mark: box.mark(code) }));
    const added = await insertCoupons(transaction, id, sealed);
    await changeStock(transaction, id, added);
    return { added };
  });
}

/** Throws `Mall.GoodsNotFound`. */
export async function setGoodsOnSale(db: Database, { id, isOnSale }: { id: number; isOnSale: boolean }): Shown {
  await setOnSale(db, id, isOnSale);
  return orThrow(findManagedGoods(db, id), 'Mall.GoodsNotFound');
}

/** Throws `Mall.GoodsNotFound`, `Mall.GoodsOrdered`. */
export function deleteGoods(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await orThrow(lockGoods(transaction, id), 'Mall.GoodsNotFound');
    if (!(await deleteUnordered(transaction, id))) throw new AppError('Mall.GoodsOrdered');
  });
}
