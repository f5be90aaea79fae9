import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { replaceLabels } from '../label/index.ts';
import type { GivenDetails } from './upload-details.ts';

interface DraftChange {
  imageId: number;
  details: GivenDetails;
}

/**
 * Sets what is given of the drafts' details. A category, region or album that has gone is left out; the caller has
 * locked those that must be there. A picture that comes into an album goes behind the others.
 */
export async function changeDrafts(transaction: Database, changes: readonly DraftChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.toSorted((a, b) => a.imageId - b.imageId);
  const json = JSON.stringify(rows);
  await transaction.execute(sql`
    WITH change AS (SELECT (e->>'imageId')::int AS id, e->'details' AS d FROM jsonb_array_elements(${json}::jsonb) AS e),
    moved AS (
      SELECT c.id, a.id AS album_id, row_number() OVER (PARTITION BY a.id ORDER BY i.taken_at, c.id)
        + coalesce((SELECT max(o.album_position) FROM image o WHERE o.album_id = a.id), -1) AS position
      FROM change c JOIN image i ON i.id = c.id JOIN album a ON a.id = (c.d->>'albumId')::int WHERE i.album_id IS DISTINCT FROM a.id)
    UPDATE image i SET
      title = coalesce(c.d->>'title', i.title), description = coalesce(c.d->>'description', i.description),
      category_id = CASE WHEN c.d ? 'categoryId' THEN (SELECT id FROM category WHERE id = (c.d->>'categoryId')::int) ELSE i.category_id END,
      region_id = CASE WHEN c.d ? 'regionId' THEN (SELECT id FROM region WHERE id = (c.d->>'regionId')::int) ELSE i.region_id END,
      album_id = CASE WHEN c.d ? 'albumId' THEN (SELECT id FROM album WHERE id = (c.d->>'albumId')::int) ELSE i.album_id END,
      album_position = coalesce((SELECT m.position FROM moved m WHERE m.id = i.id), i.album_position),
      price_editorial = CASE WHEN c.d ? 'prices' THEN (c.d->'prices'->>'editorial')::int ELSE i.price_editorial END,
      price_commercial = CASE WHEN c.d ? 'prices' THEN (c.d->'prices'->>'commercial')::int ELSE i.price_commercial END,
      price_extended = CASE WHEN c.d ? 'prices' THEN (c.d->'prices'->>'extended')::int ELSE i.price_extended END,
      can_use_auth_pay = coalesce((c.d->>'canUseAuthPay')::boolean, i.can_use_auth_pay),
      editorial_only = coalesce((c.d->>'editorialOnly')::boolean, i.editorial_only),
      ai_use = CASE WHEN c.d ? 'aiUse' THEN c.d->>'aiUse' ELSE i.ai_use END, updated_at = now()
    FROM change c WHERE i.id = c.id`);
  await replaceLabels(
    transaction,
    rows.flatMap(({ imageId, details: { labels } }) => (labels ? [{ imageId, labels }] : [])),
  );
}

const DeletedDraft = z.object({
  id: z.int(),
  sha256: z.instanceof(Buffer),
  originalKey: z.string(),
  version: z.string().nullable(),
});
export type DeletedDraft = z.infer<typeof DeletedDraft>;

/** Deletes drafts that were never published, are on no wall and in no work that was sent to a contest; returns what their files are called by. */
export function deleteDrafts(transaction: Database, ids: readonly number[]): Promise<DeletedDraft[]> {
  return many(
    transaction,
    DeletedDraft,
    sql`DELETE FROM image i WHERE i.id = ANY(${sql.param([...ids])}::int[]) AND i.review_state = 'draft' AND i.published_at IS NULL
      AND NOT EXISTS (SELECT FROM live_photo p WHERE p.image_id = i.id)
      AND NOT EXISTS (SELECT FROM entry_image x JOIN entry w ON w.id = x.entry_id WHERE x.image_id = i.id AND w.number IS NOT NULL)
    RETURNING i.id, i.sha256, i.original_key, i.version`,
  );
}

const FailedUpload = z.object({ id: z.int(), imageId: z.int() });

/** Takes the image off the upload it was made of; null when it comes from elsewhere. */
export function releaseFailed(transaction: Database, imageId: number): Promise<z.infer<typeof FailedUpload> | null> {
  return findOne(
    transaction,
    FailedUpload,
    sql`UPDATE upload u SET image_id = NULL FROM image i WHERE u.image_id = ${imageId} AND u.state = 'checking' AND i.id = u.image_id
      AND i.processing_state = 'failed' RETURNING u.id, i.id AS image_id`,
  );
}
