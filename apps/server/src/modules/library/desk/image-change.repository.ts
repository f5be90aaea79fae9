import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { LicenceTier } from '@tuyuan/contract/library/image.ts';
import type { priceImages, updateImage, updateImages } from '@tuyuan/contract/library/image-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

export function findExistingImages(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM image WHERE id = ANY(${idList(ids)})`);
}

/**
 * Sets the first tier that is sold to the unit price and raises cheaper ones to it; dearer ones stay. What wasn't for
 * sale is sold in every tier, and null takes it from sale. Returns false if the image
 * does not exist or is in the trash.
 */
export async function changeImage(transaction: Database, image: InputOf<typeof updateImage>): Promise<boolean> {
  const { unitPrice } = image;
  const { rowCount } = await transaction.execute(sql`
    UPDATE image SET title = ${image.title}, description = ${image.description}, category_id = ${image.categoryId}, region_id = ${image.regionId},
      price_editorial = ${priced(unitPrice, 'editorial', [])}, price_commercial = ${priced(unitPrice, 'commercial', ['editorial'])},
      price_extended = ${priced(unitPrice, 'extended', ['editorial', 'commercial'])}, updated_at = now()
    WHERE id = ${image.id} AND review_state <> 'deleted'`);
  return rowCount === 1;
}

function priced(unitPrice: number | null, tier: LicenceTier, before: readonly LicenceTier[]): SQL {
  if (unitPrice === null) return sql`NULL`;
  const column = (name: LicenceTier) => sql.identifier(`price_${name}`);
  const isFirst = before.map((name) => sql`${column(name)} IS NULL AND `);
  return sql`CASE WHEN ${column(tier)} IS NULL AND coalesce(price_editorial, price_commercial, price_extended) IS NOT NULL THEN NULL
    WHEN ${sql.join(isFirst)}true THEN ${unitPrice}::int ELSE greatest(${column(tier)}, ${unitPrice}::int) END`;
}

/** Rows are locked in the order of their numbers, so that two bulk actions can't wait for each other. */
const locked = (ids: readonly number[]) =>
  sql`WITH locked AS (SELECT id FROM image WHERE id = ANY(${idList(ids)}) AND review_state <> 'deleted' ORDER BY id FOR UPDATE)`;

/** Sets what is given; returns the images that were there. */
export function classifyImages(
  transaction: Database,
  ids: readonly number[],
  { categoryId, regionId }: Pick<InputOf<typeof updateImages>, 'categoryId' | 'regionId'>,
): Promise<number[]> {
  return findIds(
    transaction,
    sql`${locked(ids)} UPDATE image i SET category_id = coalesce(${categoryId ?? null}::int, i.category_id),
      region_id = coalesce(${regionId ?? null}::int, i.region_id), updated_at = now()
    FROM locked WHERE i.id = locked.id RETURNING i.id`,
  );
}

/** Returns the images that were there. */
export function setPrices(
  transaction: Database,
  ids: readonly number[],
  { prices, canUseAuthPay }: Omit<InputOf<typeof priceImages>, 'ids'>,
): Promise<number[]> {
  return findIds(
    transaction,
    sql`${locked(ids)} UPDATE image i SET price_editorial = ${prices.editorial}, price_commercial = ${prices.commercial},
      price_extended = ${prices.extended}, can_use_auth_pay = coalesce(${canUseAuthPay ?? null}::boolean, i.can_use_auth_pay), updated_at = now()
    FROM locked WHERE i.id = locked.id RETURNING i.id`,
  );
}

/** Locks the album against deletion; returns false if there is none outside the trash. */
export async function lockAlbum(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT FROM album WHERE id = ${id} AND review_state <> 'deleted' FOR NO KEY UPDATE`,
  );
  return rowCount === 1;
}

export function findAlbumsOf(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT DISTINCT album_id AS id FROM image WHERE id = ANY(${idList(ids)}) AND album_id IS NOT NULL`,
  );
}

/** Puts images behind those of the album, in the order given, or in none; returns those of the album's author, and every image for none. */
export function putInAlbum(transaction: Database, ids: readonly number[], albumId: number | null): Promise<number[]> {
  return findIds(
    transaction,
    sql`${locked(ids)} UPDATE image i SET album_id = ${albumId}::int, updated_at = now(),
      album_position = w.place + coalesce((SELECT max(album_position) FROM image WHERE album_id = ${albumId}::int), 0)
    FROM locked JOIN unnest(${idList(ids)}) WITH ORDINALITY AS w (id, place) ON w.id = locked.id
    WHERE i.id = locked.id AND (${albumId}::int IS NULL OR i.author_id = (SELECT author_id FROM album WHERE id = ${albumId}::int))
    RETURNING i.id`,
  );
}

/** Returns the images whose processing had failed, the first or a later one; without derivatives they are `queued` now. */
export function requeueFailed(transaction: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`${locked(ids)} UPDATE image i SET processing_state = CASE i.processing_state WHEN 'ready' THEN 'ready' ELSE 'queued' END,
      review_state = CASE i.processing_state WHEN 'ready' THEN i.review_state ELSE replace(i.review_state, 'draft', 'pending') END,
      processing_error = NULL, updated_at = now()
    FROM locked WHERE i.id = locked.id AND (i.processing_state = 'failed' OR (i.processing_state = 'ready' AND i.processing_error IS NOT NULL))
    RETURNING i.id`,
  );
}
