import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import type { GivenDetails } from './upload-details.ts';

/**
 * Throws `Category.NotFound`, `Region.NotFound`, or `Album.NotFound` for an album that isn't the author's; what is there
 * stays until the transaction ends.
 */
export async function lockReferences(
  transaction: Database,
  authorId: number,
  given: readonly GivenDetails[],
): Promise<void> {
  const idsOf = (field: 'categoryId' | 'regionId' | 'albumId') =>
    [...new Set(given.flatMap((details) => details[field] ?? []))].toSorted((a, b) => a - b);
  const categories = idsOf('categoryId');
  const regions = idsOf('regionId');
  const albums = idsOf('albumId');
  const found = {
    categories: sql`SELECT id FROM category WHERE id = ANY(${idList(categories)}) ORDER BY id FOR KEY SHARE`,
    regions: sql`SELECT id FROM region WHERE id = ANY(${idList(regions)}) ORDER BY id FOR KEY SHARE`,
    albums: sql`SELECT id FROM album WHERE id = ANY(${idList(albums)}) AND author_id = ${authorId} AND review_state <> 'deleted'
      ORDER BY id FOR KEY SHARE`,
  };
  if (categories.length > 0 && (await transaction.execute(found.categories)).rowCount !== categories.length)
    throw new AppError('Category.NotFound');
  if (regions.length > 0 && (await transaction.execute(found.regions)).rowCount !== regions.length)
    throw new AppError('Region.NotFound');
  if (albums.length > 0 && (await transaction.execute(found.albums)).rowCount !== albums.length)
    throw new AppError('Album.NotFound');
}
