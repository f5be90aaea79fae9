import { faceExpressions, faceGenders, faceRaces } from '@tuyuan/contract/library/face-choices.ts';
import { orientations } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import type { SearchableFace } from './face-filters.ts';
import { imagePopularity } from './popularity.repository.ts';

const IndexedImage = z.object({
  id: z.int(),
  no: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  authorId: z.int(),
  categoryId: z.int().nullable(),
  regionId: z.int().nullable(),
  albumId: z.int().nullable(),
  labels: z.array(z.string()),
  orientation: z.enum(orientations),
  colours: z.array(z.string()),
  year: z.int().nullable(),
  /** Written `20261120`. */
  takenDay: z.string().nullable(),
  publishedDay: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  unitPrice: z.int().nullable(),
  canUseAuthPay: z.boolean(),
  segment: z.int(),
  /** Null where nobody has looked, or the people shown refuse. */
  faceCount: z.int().nullable(),
  isSinglePeople: z.boolean().nullable(),
  faces: z.array(
    z.object({
      age: z.int().nullable(),
      gender: z.enum(faceGenders).nullable(),
      expression: z.enum(faceExpressions).nullable(),
      race: z.enum(faceRaces).nullable(),
      beauty: z.int().nullable(),
    }),
  ),
});
export type IndexedImage = z.infer<typeof IndexedImage>;

/** Lock by which indexing and changes of segments exclude each other. */
const segmentLock = sql`hashtextextended('search.segment.' || current_schema(), 0)`;

/** Locks the segments' ranges until the transaction ends. */
export async function keepSegments(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock_shared(${segmentLock})`);
}

export async function claimSegments(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${segmentLock})`);
}

/** Whether a model release of image `i` forbids finding it by what is seen of the people. */
export const refusesFaceSearch = sql`EXISTS (SELECT FROM upload fu JOIN image_release_upload fx ON fx.upload_id = fu.id
  JOIN image_release fr ON fr.id = fx.release_id WHERE fu.image_id = i.id AND fr.kind = 'model' AND fr.allows_face_search = false)`;

const facesOf = sql`coalesce((SELECT json_agg(json_build_object('age', f.age, 'gender', f.gender, 'expression', f.expression, 'race', f.race, 'beauty', f.beauty) ORDER BY f.id)
  FROM image_face f WHERE f.image_id = i.id AND NOT r.refuses), '[]')`;

/** Returns the published images among `ids` with everything indexed about them. `timeZone` decides the year a picture was taken in. */
export function findIndexedImages(db: Database, ids: readonly number[], timeZone: string): Promise<IndexedImage[]> {
  return many(
    db,
    IndexedImage,
    sql`SELECT i.id, i.no, i.title, i.description, u.nick_name AS author, i.author_id, i.category_id, i.region_id, i.album_id, i.orientation, i.colours,
      extract(year FROM i.taken_at AT TIME ZONE ${timeZone})::int AS year, to_char(i.taken_at AT TIME ZONE ${timeZone}, 'YYYYMMDD') AS taken_day,
      to_char(i.published_at AT TIME ZONE ${timeZone}, 'YYYYMMDD') AS published_day, i.camera->>'make' AS make, i.camera->>'model' AS model,
      least(i.price_editorial, i.price_commercial, i.price_extended) AS unit_price, i.can_use_auth_pay,
      (SELECT s.segment FROM search_segment s WHERE (s.lower_at, s.lower_id) <= (i.published_at, i.id) ORDER BY s.lower_at DESC, s.lower_id DESC LIMIT 1) AS segment,
      coalesce((SELECT array_agg(word ORDER BY il.position, word) FROM image_label il JOIN label l ON l.id = il.label_id CROSS JOIN LATERAL unnest(l.name || l.synonyms) word WHERE il.image_id = i.id), '{}') AS labels,
      CASE WHEN NOT r.refuses THEN i.face_count END AS face_count, CASE WHEN NOT r.refuses THEN i.is_single_people END AS is_single_people, ${facesOf} AS faces
    FROM image i JOIN app_user u ON u.id = i.author_id CROSS JOIN LATERAL (SELECT ${refusesFaceSearch} AS refuses) r
    WHERE i.id = ANY(${idList(ids)}) AND i.review_state = 'approved'`,
  );
}

export interface ImageIndexRow {
  id: number;
  segment: number;
  unitPrice: number | null;
  year: number | null;
  orientation: number;
  colours: number;
  faceCount: number | null;
  isSinglePeople: boolean | null;
  faces: readonly SearchableFace[] | null;
  words: string;
  tsv: string;
}

/** Writes index rows; the volatile columns come from the image itself. */
export async function upsertImageRows(db: Database, rows: readonly ImageIndexRow[], version: number): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    INSERT INTO image_search (image_id, segment, published_at, taken_at, author_id, category_id, region_id, unit_price, can_use_auth_pay,
      popularity, downloads, year, orientation, colours, face_count, tokenizer_version, is_single_people, faces, words, tsv)
    SELECT i.id, r.segment, i.published_at, i.taken_at, i.author_id, i.category_id, i.region_id, r."unitPrice", i.can_use_auth_pay,
      ${imagePopularity}, i.downloads, r.year, r.orientation, r.colours,
      r."faceCount", ${version}::int, r."isSinglePeople", r.faces, r.words::tsvector, r.tsv::tsvector
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id int, segment int, "unitPrice" int, year int, orientation int, colours int, "faceCount" int, "isSinglePeople" boolean, faces jsonb, words text, tsv text)
    JOIN image i ON i.id = r.id
    ON CONFLICT (image_id) DO UPDATE SET segment = excluded.segment, published_at = excluded.published_at, taken_at = excluded.taken_at,
      author_id = excluded.author_id, category_id = excluded.category_id, region_id = excluded.region_id, unit_price = excluded.unit_price,
      can_use_auth_pay = excluded.can_use_auth_pay, popularity = excluded.popularity, downloads = excluded.downloads, year = excluded.year,
      orientation = excluded.orientation, colours = excluded.colours, face_count = excluded.face_count, tokenizer_version = excluded.tokenizer_version,
      is_single_people = excluded.is_single_people, faces = excluded.faces, words = excluded.words, tsv = excluded.tsv`);
}

export async function deleteImageRows(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`DELETE FROM image_search WHERE image_id = ANY(${idList(ids)})`);
}

/** Published images without a row of this version, in the order they were published; then rows without a published image. */
export async function findStaleImages(db: Database, version: number, limit: number): Promise<number[]> {
  const missing = await findIds(
    db,
    sql`SELECT i.id FROM image i LEFT JOIN image_search s ON s.image_id = i.id
    WHERE i.review_state = 'approved' AND (s.image_id IS NULL OR s.tokenizer_version <> ${version}::int)
    ORDER BY i.published_at, i.id LIMIT ${limit}`,
  );
  if (missing.length > 0) return missing;
  return findIds(
    db,
    sql`SELECT s.image_id AS id FROM image_search s JOIN image i ON i.id = s.image_id WHERE i.review_state <> 'approved' LIMIT ${limit}`,
  );
}

/**
 * Brings popularity up to date where it moved by more than a tenth: rewriting a row costs all its lexemes again. Takes the next
 * `limit` such images above `after` and returns their numbers, ascending; of those counted since yesterday, or of all.
 */
export function refreshImagePopularity(
  db: Database,
  { images, after, limit }: { images: 'recent' | 'all'; after: number; limit: number },
): Promise<number[]> {
  const isCounted = sql`AND i.id IN (SELECT image_id FROM image_day WHERE day >= current_date - 2)`;
  return findIds(
    db,
    sql`WITH refreshed AS (UPDATE image_search s SET popularity = n.popularity, downloads = n.downloads
    FROM (SELECT i.id, i.downloads, ${imagePopularity} AS popularity FROM image i
      JOIN image_search o ON o.image_id = i.id
      WHERE i.id > ${after} ${images === 'recent' ? isCounted : sql``}
        AND (o.downloads <> i.downloads OR abs(${imagePopularity} - o.popularity) * 10 > o.popularity)
      ORDER BY i.id LIMIT ${limit}) n
    WHERE n.id = s.image_id RETURNING n.id) SELECT id FROM refreshed ORDER BY id`,
  );
}
