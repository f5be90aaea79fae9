import { maxCartLines } from '@tuyuan/contract/commerce/cart-limit.ts';
import type { CartChoice } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds } from '../../../platform/database/values.ts';
import { priceOf, wareJoins } from './ware.repository.ts';

/** Adds those of the choices that can be bought, as many as there is room for; returns the new lines' ids. */
export function insertCartLines(
  transaction: Database,
  userId: number,
  choices: readonly CartChoice[],
): Promise<number[]> {
  return findIds(
    transaction,
    sql`INSERT INTO cart_line (user_id, image_id, video_id, tier, unit_price)
    SELECT ${userId}::int, i.id, v.id, w.tier, ${priceOf(sql`w.tier`)}
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) AS ("imageId" int, "videoId" int, tier text)) WITH ORDINALITY
      AS w("imageId", "videoId", tier, place)
    ${wareJoins(sql`w."imageId"`, sql`w."videoId"`)}
    WHERE (i.review_state = 'approved' OR v.state = 'published') AND coalesce(i.author_id, v.author_id) <> ${userId}
      AND ${priceOf(sql`w.tier`)} IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM cart_line c WHERE c.user_id = ${userId} AND (c.image_id = i.id OR c.video_id = v.id) AND c.tier = w.tier)
    ORDER BY w.place
    LIMIT greatest(0, ${maxCartLines} - (SELECT count(*) FROM cart_line WHERE user_id = ${userId}))
    ON CONFLICT ON CONSTRAINT cart_line_once DO NOTHING RETURNING id`,
  );
}

export async function findCartLine(
  db: Database,
  userId: number,
  { imageId, videoId, tier }: CartChoice,
): Promise<number | null> {
  const [id] = await findIds(
    db,
    sql`SELECT id FROM cart_line WHERE user_id = ${userId}
      AND (image_id = ${imageId}::int OR video_id = ${videoId}::int) AND tier = ${tier}`,
  );
  return id ?? null;
}

export function countCartLines(db: Database, userId: number): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM cart_line WHERE user_id = ${userId}`);
}

/** One cart at a time: its lines are counted and added under this lock. */
export async function lockCart(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('cart'), ${userId})`);
}

/** Changes a line's tier where it is sold; returns whether it did. */
export async function updateCartTier(db: Database, userId: number, id: number, tier: string): Promise<boolean> {
  const changed = await findIds(
    db,
    sql`UPDATE cart_line c SET tier = ${tier}, unit_price = ${priceOf(sql`${tier}::text`)} 
    FROM cart_line w ${wareJoins(sql`w.image_id`, sql`w.video_id`)}
    WHERE c.id = ${id} AND w.id = c.id AND c.user_id = ${userId} AND ${priceOf(sql`${tier}::text`)} IS NOT NULL RETURNING c.id`,
  );
  return changed.length > 0;
}

export async function ownsCartLine(db: Database, userId: number, id: number): Promise<boolean> {
  return (await countRows(db, sql`SELECT 1 FROM cart_line WHERE id = ${id} AND user_id = ${userId}`)) > 0;
}

export async function deleteCartLines(db: Database, userId: number, ids: readonly number[]): Promise<number> {
  const gone = await findIds(
    db,
    sql`DELETE FROM cart_line WHERE user_id = ${userId} AND id = ANY(${idList(ids)}) RETURNING id`,
  );
  return gone.length;
}

/** Takes what an order licenses out of its buyer's cart. */
export async function deleteOrderedLines(transaction: Database, orderId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM cart_line c USING purchase_order o JOIN purchase_line l ON l.order_id = o.id
    WHERE o.id = ${orderId} AND c.user_id = o.user_id AND (c.image_id = l.image_id OR c.video_id = l.video_id) AND c.tier = l.tier`);
}

export async function deleteWholeCart(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM cart_line WHERE user_id = ${userId}`);
}
