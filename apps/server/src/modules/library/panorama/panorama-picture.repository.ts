import { PanoramaPicture } from '@tuyuan/contract/library/panorama-management.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { findPrepared } from '../../../platform/database/run-prepared.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

const PictureRow = PanoramaPicture.omit({ failure: true })
  .extend({ bytes: z.coerce.number(), error: z.string().nullable() })
  .transform(
    ({ error, ...picture }): PanoramaPicture => ({
      ...picture,
      failure:
        error === null ? '' : isErrorCode(error) ? errorCatalogue[error].message : '生成清晰画面时出错，请重试。',
    }),
  );

const columns = sql`id, original_name, width, height, bytes, is_declared, state, error, tiles_done, tiles_total, version, tile_width`;

export function findPanoramaPictures(db: Database, panoramaId: number): Promise<PanoramaPicture[]> {
  return many(
    db,
    PictureRow,
    sql`SELECT ${columns} FROM panorama_picture WHERE panorama_id = ${panoramaId} ORDER BY id`,
  );
}

export function findPanoramaPicture(db: Database, id: number): Promise<PanoramaPicture | null> {
  return findOne(db, PictureRow, sql`SELECT ${columns} FROM panorama_picture WHERE id = ${id}`);
}

interface NewPicture {
  panoramaId: number;
  originalKey: string;
  originalName: string;
  width: number;
  height: number;
  bytes: number;
  isDeclared: boolean;
  tilesTotal: number;
}

export function insertPanoramaPicture(transaction: Database, picture: NewPicture): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO panorama_picture (panorama_id, original_key, original_name, width, height, bytes, is_declared, tiles_total)
    VALUES (${picture.panoramaId}, ${picture.originalKey}, ${picture.originalName}, ${picture.width}, ${picture.height}, ${picture.bytes},
      ${picture.isDeclared}, ${picture.tilesTotal}) RETURNING id`,
  );
}

const ToCut = z.object({
  originalKey: z.string(),
  originalName: z.string(),
  version: z.string().nullable(),
  recipe: z.string().nullable(),
  state: PanoramaPicture.shape.state,
});

export function findPictureToCut(db: Database, id: number): Promise<z.infer<typeof ToCut> | null> {
  return findOne(
    db,
    ToCut,
    sql`SELECT original_key, original_name, version, recipe, state FROM panorama_picture WHERE id = ${id}`,
  );
}

export async function noteTiles(db: Database, id: number, done: number): Promise<void> {
  await db.execute(sql`UPDATE panorama_picture SET tiles_done = least(${done}::int, tiles_total) WHERE id = ${id}`);
}

interface CutTiles {
  version: string;
  tileWidth: number;
  recipe: string;
  /** The version it takes the place of. */
  replaces: string | null;
}

/** Returns whether the picture is there still and nobody else has cut it meanwhile. */
export async function saveTiles(
  db: Database,
  id: number,
  { version, tileWidth, recipe, replaces }: CutTiles,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE panorama_picture SET state = 'ready', error = NULL, tiles_done = tiles_total, version = ${version}, tile_width = ${tileWidth}, recipe = ${recipe}
    WHERE id = ${id} AND version IS NOT DISTINCT FROM ${replaces}::text`);
  return rowCount === 1;
}

/** Of one that is shown already, the tiles before stay. */
export async function markCutFailed(db: Database, id: number, error: string): Promise<void> {
  await db.execute(
    sql`UPDATE panorama_picture SET state = 'failed', error = ${error} WHERE id = ${id} AND version IS NULL`,
  );
}

/** Returns whether it had failed, and waits again. */
export async function requeueCut(transaction: Database, id: number, panoramaId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE panorama_picture SET state = 'queued', error = NULL, tiles_done = 0 WHERE id = ${id} AND panorama_id = ${panoramaId} AND state = 'failed'`);
  return rowCount === 1;
}

/** What is queued, and what carries another mark. */
export function findStalePictures(db: Database, recipe: string): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM panorama_picture WHERE state = 'queued' OR (state = 'ready' AND recipe IS DISTINCT FROM ${recipe}) ORDER BY id`,
  );
}

/** Deletes pictures that neither the draft nor visitors use, a day after their upload. */
export async function deleteUnusedPictures(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM panorama_picture t USING panorama p WHERE p.id = t.panorama_id AND t.created_at < now() - interval '1 day'
      AND NOT coalesce(p.draft -> 'scenes' @> jsonb_build_array(jsonb_build_object('pictureId', t.id)), false)
      AND NOT coalesce(p.live -> 'scenes' @> jsonb_build_array(jsonb_build_object('pictureId', t.id)), false)`);
}

const File = z.object({ originalKey: z.string(), version: z.string().nullable() });

/** Every original and every version that is still used. */
export function findUsedFiles(db: Database): Promise<z.infer<typeof File>[]> {
  return many(db, File, sql`SELECT original_key, version FROM panorama_picture`);
}

export function findFilesOf(db: Database, panoramaId: number): Promise<z.infer<typeof File>[]> {
  return many(db, File, sql`SELECT original_key, version FROM panorama_picture WHERE panorama_id = ${panoramaId}`);
}

const TilesOwner = z.object({ panoramaId: z.int(), isOffline: z.boolean() });

/** The panorama that these tiles belong to, and whether it was taken offline; null where there are none. */
export function findTilesOf(db: Database, version: string): Promise<z.infer<typeof TilesOwner> | null> {
  return findPrepared(
    db,
    TilesOwner,
    sql`SELECT t.panorama_id, p.is_offline FROM panorama_picture t JOIN panorama p ON p.id = t.panorama_id WHERE t.version = ${version}`,
  );
}

/** The ids of these that belong to the panorama. */
export function findOwnPictures(db: Database, panoramaId: number, ids: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM panorama_picture WHERE panorama_id = ${panoramaId} AND id = ANY(${idList(ids)})`,
  );
}

const ShownPicture = z.object({
  id: z.int(),
  version: z.string(),
  tileWidth: z.int(),
  width: z.int(),
  height: z.int(),
});
export type ShownPictureRow = z.infer<typeof ShownPicture>;

export function findShownPictures(db: Database, ids: readonly number[]): Promise<ShownPictureRow[]> {
  return many(
    db,
    ShownPicture,
    sql`SELECT id, version, tile_width, width, height FROM panorama_picture WHERE id = ANY(${idList(ids)}) AND state = 'ready'`,
  );
}
