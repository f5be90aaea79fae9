import { ImageWish } from '@tuyuan/contract/library/image-wish.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

const Wanted = z.object({ authorId: z.int(), isForSale: z.boolean() });

/** Locks a published image against a change of its prices. */
export function lockWanted(transaction: Database, imageId: number): Promise<z.infer<typeof Wanted> | null> {
  return findOne(
    transaction,
    Wanted,
    sql`SELECT author_id, coalesce(price_editorial, price_commercial, price_extended) IS NOT NULL AS is_for_sale
    FROM image WHERE id = ${imageId} AND review_state = 'approved' FOR SHARE`,
  );
}

export async function insertWish(transaction: Database, imageId: number, userId: number): Promise<void> {
  await transaction.execute(
    sql`INSERT INTO image_wish (image_id, user_id) VALUES (${imageId}, ${userId}) ON CONFLICT DO NOTHING`,
  );
}

export async function deleteWish(db: Database, imageId: number, userId: number): Promise<void> {
  await db.execute(sql`DELETE FROM image_wish WHERE image_id = ${imageId} AND user_id = ${userId}`);
}

/** Returns the wishes for a published image; null if there is no such image. */
export function findWish(db: Database, imageId: number, userId: number | null): Promise<ImageWish | null> {
  return findOne(
    db,
    ImageWish,
    sql`SELECT (SELECT count(*)::int FROM image_wish w WHERE w.image_id = i.id) AS count,
      EXISTS (SELECT 1 FROM image_wish w WHERE w.image_id = i.id AND w.user_id = ${userId}::int) AS is_mine
    FROM image i WHERE i.id = ${imageId} AND i.review_state = 'approved'`,
  );
}
