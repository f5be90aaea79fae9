import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { runPrepared } from '../../../platform/database/run-prepared.ts';
import { AuthorRow, authorColumns, authorJoins } from './author.repository.ts';

export const ImageCardRow = AuthorRow.extend({
  id: z.number(),
  no: z.string(),
  title: z.string(),
  width: z.number(),
  height: z.number(),
  version: z.string(),
  thumbhash: z.string(),
  region_name: z.string(),
  unit_price: z.number(),
  can_use_auth_pay: z.boolean(),
  likes: z.number(),
  views: z.number(),
});
export type ImageCardRow = z.infer<typeof ImageCardRow>;

/** Over `image i` and the joins below. */
export const imageCardColumns = sql`i.id, i.no, i.title, i.width, i.height, i.version, i.thumbhash, coalesce(r.name, '') AS region_name,
  least(i.price_editorial, i.price_commercial, i.price_extended) AS unit_price, i.can_use_auth_pay, i.likes, i.views, ${authorColumns}`;
export const imageCardJoins = sql`${authorJoins(sql`i.author_id`)} LEFT JOIN region r ON r.id = i.region_id`;

/** The published ones among `ids`, in any order. */
export async function findImageCards(db: Database, ids: readonly number[]): Promise<ImageCardRow[]> {
  const rows = await runPrepared(
    db,
    sql`SELECT ${imageCardColumns} FROM image i ${imageCardJoins}
    WHERE i.id = ANY(${sql.param([...ids])}::int[]) AND i.review_state = 'approved'`,
  );
  return z.array(ImageCardRow).parse(rows);
}
