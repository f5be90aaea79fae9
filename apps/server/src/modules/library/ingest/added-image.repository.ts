import type { AiUse, CameraData, LicencePrices } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds } from '../../../platform/database/values.ts';

const KnownImage = z.object({
  id: z.int(),
  processingState: z.enum(['queued', 'ready', 'failed']),
  processingError: z.string().nullable(),
});
export type KnownImage = z.infer<typeof KnownImage>;

export function findBySha256(db: Database, sha256: string): Promise<KnownImage | null> {
  return findOne(
    db,
    KnownImage,
    sql`SELECT id, processing_state, processing_error FROM image WHERE sha256 = ${Buffer.from(sha256, 'hex')}`,
  );
}

export function findStates(db: Database, ids: readonly number[]): Promise<KnownImage[]> {
  return many(
    db,
    KnownImage,
    sql`SELECT id, processing_state, processing_error FROM image WHERE id = ANY(${idList(ids)})`,
  );
}

export interface NewImage {
  title: string;
  description: string;
  categoryId: number | null;
  regionId: number | null;
  albumId: number | null;
  albumPosition: number;
  authorId: number;
  takenAt: Date | null;
  bytes: number;
  format: string;
  /** Hex. */
  sha256: string;
  originalKey: string;
  originalName: string;
  camera: CameraData;
  position: { latitude: number; longitude: number } | null;
  copyright: string;
  artist: string;
  prices: LicencePrices;
  canUseAuthPay: boolean;
  editorialOnly: boolean;
  aiUse: AiUse | null;
  reviewState: 'draft' | 'pending';
  publishedAt: Date | null;
  views: number;
  likes: number;
  collects: number;
  downloads: number;
}

/** Counts those of these images that are processed, well or not. */
export function countProcessed(db: Database, ids: readonly number[]): Promise<number> {
  return countRows(db, sql`SELECT id FROM image WHERE id = ANY(${idList(ids)}) AND processing_state <> 'queued'`);
}

/** Inserts the image, waiting to be processed. Returns null when the library already has these bytes. */
export async function insertImage(db: Database, image: NewImage, timeZone: string): Promise<number | null> {
  const inserted = await findIds(
    db,
    sql`INSERT INTO image (no, title, description, category_id, region_id, album_id, album_position, author_id, taken_at, bytes, format, sha256,
      original_key, original_name, camera, latitude, longitude, copyright, artist, price_editorial, price_commercial, price_extended,
      can_use_auth_pay, editorial_only, ai_use, published_at, views, likes, collects, downloads, review_state, submitted_at)
    VALUES ('TY' || to_char(now() AT TIME ZONE ${timeZone}, 'YYYYMM') || lpad(nextval('image_no')::text, 6, '0'),
      ${image.title}, ${image.description}, ${image.categoryId}, ${image.regionId}, ${image.albumId}, ${image.albumPosition}, ${image.authorId},
      ${image.takenAt?.toISOString() ?? null}, ${image.bytes}, ${image.format}, ${Buffer.from(image.sha256, 'hex')},
      ${image.originalKey}, ${image.originalName}, ${JSON.stringify(image.camera)}::jsonb, ${image.position?.latitude ?? null},
      ${image.position?.longitude ?? null}, ${image.copyright}, ${image.artist}, ${image.prices.editorial}, ${image.prices.commercial},
      ${image.prices.extended}, ${image.canUseAuthPay}, ${image.editorialOnly}, ${image.aiUse}, ${image.publishedAt?.toISOString() ?? null},
      ${image.views}, ${image.likes}, ${image.collects}, ${image.downloads}, ${image.reviewState},
      CASE WHEN ${image.reviewState} = 'pending' THEN now() END)
    ON CONFLICT (sha256) DO NOTHING RETURNING id`,
  );
  return inserted[0] ?? null;
}

/** Puts an image whose processing failed back in the queue. */
export async function requeueImage(db: Database, imageId: number): Promise<void> {
  await db.execute(sql`
    UPDATE image SET processing_state = 'queued', processing_error = NULL, review_state = replace(review_state, 'draft', 'pending')
    WHERE id = ${imageId} AND processing_state = 'failed'`);
}
