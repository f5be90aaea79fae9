import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { criteriaTsquery, type ImageCriteria } from './image-criteria.ts';
import { columnConditions, matchingRows, segmentQuery } from './matching-rows.repository.ts';

/** True where the criteria leave out nothing that is published. */
export function isOpen(criteria: ImageCriteria): boolean {
  const { takenFrom, takenTo, maxUnitPrice, isFree, canUseAuthPay } = criteria.filter;
  return (
    criteriaTsquery(criteria) === '' &&
    [takenFrom, takenTo, maxUnitPrice, isFree, canUseAuthPay].every((value) => value === undefined)
  );
}

/** Returns the ids of what matches the criteria, `limit` at most, in no order. */
export function findMatching(
  db: Database,
  criteria: ImageCriteria,
  timeZone: string,
  limit: number,
): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT m.image_id AS id FROM ${matchingRows(criteria, timeZone, 'i.image_id, i.published_at')} m LIMIT ${limit}`,
  );
}

const Candidate = z.object({
  imageId: z.int(),
  publishedAt: z.string(),
  popularity: z.int(),
  downloads: z.int(),
  albumId: z.int().nullable(),
});
export type Candidate = z.infer<typeof Candidate>;

/** Returns those of these images that match the criteria. */
export function findMatchingAmong(
  db: Database,
  criteria: ImageCriteria,
  timeZone: string,
  ids: readonly number[],
): Promise<Candidate[]> {
  const tsquery = criteriaTsquery(criteria);
  const holdsWords =
    tsquery === ''
      ? sql`true`
      : sql`i.tsv @@ (SELECT ${segmentQuery(tsquery)} FROM search_segment WHERE segment = i.segment)`;
  return many(
    db,
    Candidate,
    sql`SELECT i.image_id, i.published_at::text, i.popularity, i.downloads, image.album_id FROM image_search i JOIN image ON image.id = i.image_id
    WHERE i.image_id = ANY(${idList(ids)}) AND ${holdsWords} AND ${columnConditions(criteria, timeZone)}`,
  );
}

/** Returns those of these albums that are published. */
export function findPublishedAlbums(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT album_id AS id FROM album_search WHERE album_id = ANY(${idList(ids)})`);
}
