import { ImageCard } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { manyPrepared } from '../../../platform/database/run-prepared.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { Author, authorJoins, authorJson } from './author.repository.ts';

export const ImageCardRow = ImageCard.extend({ author: Author });

/** Over `image i` and the joins below. */
export const imageCardColumns = sql`i.id, i.no, i.title, i.width, i.height, i.version, i.thumbhash, coalesce(r.name, '') AS region_name,
  least(i.price_editorial, i.price_commercial, i.price_extended) AS unit_price, i.can_use_auth_pay, i.likes, i.views, ${authorJson} AS author`;
export const imageCardJoins = sql`${authorJoins(sql`i.author_id`)} LEFT JOIN region r ON r.id = i.region_id`;

/** Returns the published ones among `ids`, in any order. */
export function findImageCards(db: Database, ids: readonly number[]): Promise<ImageCard[]> {
  return manyPrepared(
    db,
    ImageCardRow,
    sql`SELECT ${imageCardColumns} FROM image i ${imageCardJoins} WHERE i.id = ANY(${idList(ids)}) AND i.review_state = 'approved'`,
  );
}
