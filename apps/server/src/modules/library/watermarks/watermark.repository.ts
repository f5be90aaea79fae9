import { WaterMark, WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { findIds } from '../../../platform/database/values.ts';
import { currentMark } from '../../site/index.ts';
import { markOfCategories, ownMark } from './mark-of-image.repository.ts';

const WaterMarkRow = WaterMark.extend({ updatedAt: z.date() });
export type WaterMarkRow = z.infer<typeof WaterMarkRow>;

/** The site's own first, then by category; each with the pictures that carry it. */
export function findWaterMarks(db: Database, only: SQL = sql`true`): Promise<WaterMarkRow[]> {
  return many(
    db,
    WaterMarkRow,
    sql`WITH RECURSIVE ${markOfCategories}, used AS (
      SELECT ${ownMark('id')} AS id, count(*)::int AS count FROM image i LEFT JOIN mark_of m ON m.category_id = i.category_id
      WHERE i.review_state <> 'deleted' GROUP BY 1)
    SELECT w.settings, w.hash, w.updated_at, u.nick_name AS updated_by, coalesce(used.count, 0) AS image_count,
      CASE WHEN c.id IS NULL THEN NULL ELSE json_build_object('id', c.id, 'name', c.name) END AS category
    FROM watermark w LEFT JOIN category c ON c.id = w.category_id LEFT JOIN app_user u ON u.id = w.updated_by LEFT JOIN used ON used.id = w.id
    WHERE ${only} ORDER BY w.category_id IS NOT NULL, c.position, c.id`,
  );
}

export async function findWaterMark(db: Database, categoryId: number | null): Promise<WaterMarkRow | null> {
  const [found] = await findWaterMarks(db, sql`w.category_id IS NOT DISTINCT FROM ${categoryId}::int`);
  return found ?? null;
}

interface Change {
  categoryId: number | null;
  settings: WatermarkSettings;
  hash: string;
  by: number;
}

/** Fails on the index `watermark_category` for a category that has one. */
export async function insertWaterMark(db: Database, { categoryId, settings, hash, by }: Change): Promise<void> {
  await db.execute(sql`
    INSERT INTO watermark (category_id, settings, hash, updated_by)
    VALUES (${categoryId}::int, ${JSON.stringify(settings)}::jsonb, ${hash}, ${by})`);
}

/** Returns whether it still was the one of that hash. */
export async function updateWaterMarkRow(
  db: Database,
  { categoryId, settings, hash, by }: Change,
  basedOn: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE watermark SET settings = ${JSON.stringify(settings)}::jsonb, hash = ${hash}, updated_at = now(), updated_by = ${by}
    WHERE category_id IS NOT DISTINCT FROM ${categoryId}::int AND hash = ${basedOn}`);
  return rowCount === 1;
}

export async function deleteWaterMarkRow(db: Database, categoryId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM watermark WHERE category_id = ${categoryId}`);
  return rowCount === 1;
}

export async function lockCategory(db: Database, id: number): Promise<boolean> {
  return (await findIds(db, sql`SELECT id FROM category WHERE id = ${id} FOR SHARE`)).length === 1;
}

const ImageWatermark = z.object({
  settings: WatermarkSettings,
  hash: z.string(),
  no: z.string(),
  author: z.string(),
  unit: z.string(),
  originalKey: z.string(),
  originalName: z.string(),
});
export type ImageWatermark = z.infer<typeof ImageWatermark>;

/** Returns the watermark of an image's category with what it may say of the image. */
export function findImageWatermark(db: Database, imageId: number): Promise<ImageWatermark | null> {
  return findOne(
    db,
    ImageWatermark,
    sql`SELECT w.settings, w.hash, i.no, u.nick_name AS author, p.unit_name AS unit, i.original_key, i.original_name
    FROM image i JOIN app_user u ON u.id = i.author_id JOIN photographer p ON p.user_id = i.author_id
    JOIN watermark w ON w.hash = ${currentMark(sql`i.category_id`)} WHERE i.id = ${imageId} ORDER BY w.id LIMIT 1`,
  );
}

/** Keys of the pictures that watermarks are made of. */
export async function findPictureKeys(db: Database): Promise<Set<string>> {
  const marks = await many(
    db,
    z.object({ key: z.string() }),
    sql`SELECT settings->'mark'->>'pictureKey' AS key FROM watermark WHERE settings->'mark'->>'kind' = 'picture'`,
  );
  return new Set(marks.map(({ key }) => key));
}
