import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { findIds } from '../../../platform/database/values.ts';

/** Adds sealed codes; returns how many of them were new. */
export async function insertCoupons(
  transaction: Database,
  goodsId: number,
  coupons: readonly { code: Buffer; mark: Buffer }[],
): Promise<number> {
  const added = await findIds(
    transaction,
    sql`INSERT INTO mall_code (goods_id, code, mark)
    SELECT ${goodsId}::int, w.code, w.mark FROM unnest(${sql.param(coupons.map(({ code }) => code))}::bytea[],
      ${sql.param(coupons.map(({ mark }) => mark))}::bytea[]) AS w(code, mark)
    ON CONFLICT ON CONSTRAINT mall_code_once DO NOTHING RETURNING id`,
  );
  return added.length;
}

/** Gives an order as many free codes; returns how many it got. */
export async function assignCoupons(
  transaction: Database,
  goodsId: number,
  orderId: number,
  pieces: number,
): Promise<number> {
  const given = await findIds(
    transaction,
    sql`UPDATE mall_code SET order_id = ${orderId} WHERE id IN
      (SELECT id FROM mall_code WHERE goods_id = ${goodsId} AND order_id IS NULL ORDER BY id LIMIT ${pieces} FOR UPDATE SKIP LOCKED) RETURNING id`,
  );
  return given.length;
}

const Code = z.object({ code: z.instanceof(Buffer) });

/** Sealed codes of an order. */
export async function listCoupons(db: Database, orderId: number): Promise<Buffer[]> {
  const rows = await many(db, Code, sql`SELECT code FROM mall_code WHERE order_id = ${orderId} ORDER BY id`);
  return rows.map(({ code }) => code);
}
