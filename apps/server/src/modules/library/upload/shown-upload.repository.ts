import { aiUses, CameraData } from '@tuyuan/contract/library/image.ts';
import { Release, uploadStates } from '@tuyuan/contract/library/image-upload.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { CoverRow, coverJson } from '../../site/index.ts';
import { GivenDetails } from './upload-details.ts';

/** What an upload's image says, where there is one. */
const ImagePart = z.object({
  isReady: z.boolean(),
  cover: CoverRow.nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  camera: CameraData,
  hasPosition: z.boolean(),
  region: z.object({ id: z.int(), name: z.string() }).nullable(),
  title: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  categoryId: z.int().nullable(),
  regionId: z.int().nullable(),
  albumId: z.int().nullable(),
  prices: z.object({
    editorial: z.int().nullable(),
    commercial: z.int().nullable(),
    extended: z.int().nullable(),
  }),
  canUseAuthPay: z.boolean(),
  editorialOnly: z.boolean(),
  aiUse: z.enum(aiUses).nullable(),
});

const ShownUpload = z.object({
  id: z.int(),
  key: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  received: z.number(),
  state: z.enum(uploadStates),
  refusalCode: z.string().nullable(),
  refusalDetails: z.string(),
  duplicateOf: z.int().nullable(),
  imageId: z.int().nullable(),
  takenAt: z.date().nullable(),
  details: GivenDetails,
  image: ImagePart.nullable(),
  lookAlikes: z.array(z.object({ id: z.int(), likeness: z.number() })),
  releases: z.array(Release),
  createdAt: z.date(),
});
export type ShownUpload = z.infer<typeof ShownUpload>;

const isReady = sql`i.processing_state = 'ready'`;

/** Returns an author's uploads that aren't submitted, the oldest first. */
export function findShownUploads(db: Database, authorId: number, ids?: readonly number[]): Promise<ShownUpload[]> {
  const chosen: SQL = ids === undefined ? sql`true` : sql`u.id = ANY(${idList(ids)})`;
  return many(
    db,
    ShownUpload,
    sql`SELECT u.id, u.key, u.file_name, u.bytes, u.received, u.state, u.refusal_code, u.refusal_details, u.duplicate_of, u.image_id, u.details,
      CASE WHEN u.look_alikes_kept THEN '[]' ELSE u.look_alikes END AS look_alikes, u.created_at, i.taken_at,
      CASE WHEN i.id IS NOT NULL THEN json_build_object(
        'isReady', ${isReady}, 'cover', CASE WHEN ${isReady} THEN ${coverJson} END, 'width', i.width, 'height', i.height, 'camera', i.camera,
        'hasPosition', i.latitude IS NOT NULL, 'region', CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END,
        'title', i.title, 'description', i.description, 'categoryId', i.category_id, 'regionId', i.region_id, 'albumId', i.album_id,
        'labels', coalesce((SELECT json_agg(l.name ORDER BY il.position) FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id), '[]'),
        'prices', json_build_object('editorial', i.price_editorial, 'commercial', i.price_commercial, 'extended', i.price_extended),
        'canUseAuthPay', i.can_use_auth_pay, 'editorialOnly', i.editorial_only, 'aiUse', i.ai_use) END AS image,
      coalesce((SELECT json_agg(json_build_object('id', d.id, 'kind', d.kind, 'fileName', d.file_name, 'bytes', d.bytes,
        'allowsFaceSearch', d.allows_face_search) ORDER BY d.id)
        FROM image_release_upload x JOIN image_release d ON d.id = x.release_id WHERE x.upload_id = u.id), '[]') AS releases
    FROM upload u LEFT JOIN image i ON i.id = u.image_id LEFT JOIN region r ON r.id = i.region_id
    WHERE u.author_id = ${authorId} AND (i.id IS NULL OR i.review_state = 'draft') AND ${chosen} ORDER BY u.id`,
  );
}

const Known = z.object({
  id: z.int(),
  no: z.string(),
  title: z.string(),
  cover: CoverRow.nullable(),
  authorId: z.int(),
  isPublished: z.boolean(),
});
export type Known = z.infer<typeof Known>;

/** Returns pictures to show beside an upload; those in the trash are left out. */
export function findKnownPictures(db: Database, ids: readonly number[]): Promise<Known[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return many(
    db,
    Known,
    sql`SELECT i.id, i.no, i.title, CASE WHEN ${isReady} THEN ${coverJson} END AS cover, i.author_id, i.review_state = 'approved' AS is_published
    FROM image i WHERE i.id = ANY(${idList(ids)}) AND i.review_state <> 'deleted'`,
  );
}
