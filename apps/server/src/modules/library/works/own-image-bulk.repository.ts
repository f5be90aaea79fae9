import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateOwnImages } from '@tuyuan/contract/library/own-image.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { editableStates } from './work-states.ts';

/** Returns the changed ones: those that can be changed in their state. What comes into another album goes behind its last, in the order of the ids. */
export function changeManyOwnImages(
  transaction: Database,
  ids: readonly number[],
  { prices, canUseAuthPay, categoryId, regionId, albumId }: InputOf<typeof updateOwnImages>,
): Promise<number[]> {
  const changes = [sql`updated_at = now()`];
  if (prices)
    changes.push(
      sql`price_editorial = ${prices.editorial}, price_commercial = ${prices.commercial}, price_extended = ${prices.extended}`,
    );
  if (canUseAuthPay !== undefined) changes.push(sql`can_use_auth_pay = ${canUseAuthPay}`);
  if (categoryId !== undefined) changes.push(sql`category_id = ${categoryId}`);
  if (regionId !== undefined) changes.push(sql`region_id = ${regionId}`);
  if (albumId !== undefined)
    changes.push(
      sql`album_position = CASE WHEN i.album_id IS NOT DISTINCT FROM ${albumId}::int THEN i.album_position
        ELSE (SELECT coalesce(max(o.album_position) + 1, 0) FROM image o WHERE o.album_id = ${albumId}::int) + array_position(${idList(ids)}, i.id) - 1 END`,
      sql`album_id = ${albumId}::int`,
    );
  return findIds(
    transaction,
    sql`UPDATE image i SET ${sql.join(changes, sql`, `)} WHERE i.id = ANY(${idList(ids)}) AND i.review_state = ANY(${textList(editableStates)})
    RETURNING i.id`,
  );
}
