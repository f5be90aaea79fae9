import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { albumPopularity, photographerPopularity } from './popularity.repository.ts';

const IndexedAlbum = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  authorId: z.int(),
  categoryId: z.int().nullable(),
  regionId: z.int().nullable(),
  labels: z.array(z.string()),
});
export type IndexedAlbum = z.infer<typeof IndexedAlbum>;

const IndexedPhotographer = z.object({
  id: z.int(),
  nickName: z.string(),
  userName: z.string(),
  personalSign: z.string(),
  introduction: z.string(),
  unitName: z.string(),
  regionId: z.int().nullable(),
});
export type IndexedPhotographer = z.infer<typeof IndexedPhotographer>;

/** Returns the albums among `ids` that everyone sees; labels are the ten most frequent of their images. */
export function findIndexedAlbums(db: Database, ids: readonly number[]): Promise<IndexedAlbum[]> {
  return many(
    db,
    IndexedAlbum,
    sql`SELECT a.id, a.title, a.description, u.nick_name AS author, a.author_id, a.category_id, a.region_id,
      coalesce((SELECT array_agg(name) FROM (SELECT l.name FROM image i JOIN image_label il ON il.image_id = i.id JOIN label l ON l.id = il.label_id
        WHERE i.album_id = a.id AND i.review_state = 'approved' GROUP BY l.name ORDER BY count(*) DESC, l.name LIMIT 10) top), '{}') AS labels
    FROM album a JOIN app_user u ON u.id = a.author_id
    WHERE a.id = ANY(${idList(ids)}) AND a.review_state = 'approved' AND a.visibility = 'all' AND a.published_at IS NOT NULL`,
  );
}

/** Returns the active photographers among `ids`. */
export function findIndexedPhotographers(db: Database, ids: readonly number[]): Promise<IndexedPhotographer[]> {
  return many(
    db,
    IndexedPhotographer,
    sql`SELECT p.user_id AS id, u.nick_name, u.user_name, p.personal_sign, p.introduction, p.unit_name, p.region_id
    FROM active_photographer p JOIN app_user u ON u.id = p.user_id WHERE p.user_id = ANY(${idList(ids)}) AND u.is_active`,
  );
}

export interface GroupIndexRow {
  id: number;
  tsv: string;
}

const recordset = (rows: readonly GroupIndexRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id int, tsv text)`;

export async function replaceAlbumRows(
  db: Database,
  ids: readonly number[],
  rows: readonly GroupIndexRow[],
  version: number,
): Promise<void> {
  await db.execute(sql`DELETE FROM album_search WHERE album_id = ANY(${idList(ids)})`);
  await db.execute(sql`
    INSERT INTO album_search (album_id, published_at, popularity, tokenizer_version, tsv)
    SELECT a.id, a.published_at, ${albumPopularity}, ${version}::int, r.tsv::tsvector FROM ${recordset(rows)} JOIN album a ON a.id = r.id
    ON CONFLICT (album_id) DO UPDATE SET published_at = excluded.published_at, popularity = excluded.popularity,
      tokenizer_version = excluded.tokenizer_version, tsv = excluded.tsv`);
}

export async function replacePhotographerRows(
  db: Database,
  ids: readonly number[],
  rows: readonly GroupIndexRow[],
  version: number,
): Promise<void> {
  await db.execute(sql`DELETE FROM photographer_search WHERE user_id = ANY(${idList(ids)})`);
  await db.execute(sql`
    INSERT INTO photographer_search (user_id, popularity, tokenizer_version, tsv)
    SELECT p.user_id, ${photographerPopularity}, ${version}::int, r.tsv::tsvector FROM ${recordset(rows)} JOIN active_photographer p ON p.user_id = r.id
    ON CONFLICT (user_id) DO UPDATE SET popularity = excluded.popularity, tokenizer_version = excluded.tokenizer_version, tsv = excluded.tsv`);
}

/** Brings albums' and photographers' popularity up to date where it moved by more than a tenth. */
export async function refreshGroupPopularity(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE album_search s SET popularity = ${albumPopularity} FROM album a
    WHERE a.id = s.album_id AND abs(${albumPopularity} - s.popularity) * 10 > s.popularity`);
  await db.execute(sql`
    UPDATE photographer_search s SET popularity = ${photographerPopularity} FROM photographer p
    WHERE p.user_id = s.user_id AND abs(${photographerPopularity} - s.popularity) * 10 > s.popularity`);
}

/** Returns albums whose row is missing, of another version, or of an album no longer published. */
export function findStaleAlbums(db: Database, version: number, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.id FROM album a LEFT JOIN album_search s ON s.album_id = a.id
    WHERE CASE WHEN a.review_state = 'approved' AND a.visibility = 'all' AND a.published_at IS NOT NULL THEN s.album_id IS NULL OR s.tokenizer_version <> ${version}::int ELSE s.album_id IS NOT NULL END
    ORDER BY a.id LIMIT ${limit}`,
  );
}

export function findStalePhotographers(db: Database, version: number, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT p.user_id AS id FROM photographer p JOIN app_user u ON u.id = p.user_id LEFT JOIN photographer_search s ON s.user_id = p.user_id
    WHERE CASE WHEN u.is_active AND p.retired_at IS NULL THEN s.user_id IS NULL OR s.tokenizer_version <> ${version}::int ELSE s.user_id IS NOT NULL END ORDER BY p.user_id LIMIT ${limit}`,
  );
}
