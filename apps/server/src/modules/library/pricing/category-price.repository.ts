import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import { TierPrices } from '@tuyuan/contract/library/image-price.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

const CategoryPrice = z.object({ categoryId: z.int(), prices: TierPrices });

export function findCategoryPrices(db: Database): Promise<z.infer<typeof CategoryPrice>[]> {
  return many(
    db,
    CategoryPrice,
    sql`SELECT category_id, json_build_object('editorial', price_editorial, 'commercial', price_commercial, 'extended', price_extended) AS prices
    FROM category_price ORDER BY category_id`,
  );
}

/** Returns false if there is no such category. */
export async function putCategoryPrices(db: Database, categoryId: number, prices: LicencePrices): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO category_price (category_id, price_editorial, price_commercial, price_extended)
    SELECT id, ${prices.editorial}::int, ${prices.commercial}::int, ${prices.extended}::int FROM category
    WHERE id = ${categoryId} FOR KEY SHARE
    ON CONFLICT (category_id) DO UPDATE SET price_editorial = excluded.price_editorial, price_commercial = excluded.price_commercial,
      price_extended = excluded.price_extended`);
  return rowCount === 1;
}

/** Returns false if there is no such category. */
export async function deleteCategoryPrices(db: Database, categoryId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH gone AS (DELETE FROM category_price WHERE category_id = ${categoryId}) SELECT FROM category WHERE id = ${categoryId}`);
  return rowCount === 1;
}
