import { errorCatalogue, isErrorCode } from '@tuyuan/errors/catalogue.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { isStale, markOfCategories } from './mark-of-image.repository.ts';

const staleImages = sql`FROM image i LEFT JOIN mark_of m ON m.category_id = i.category_id WHERE ${isStale}`;

const Progress = z.object({
  isPaused: z.boolean(),
  total: z.int(),
  leftThen: z.int(),
  secondsSince: z.number().nullable(),
  left: z.int(),
  failed: z.int(),
});
export type Progress = z.infer<typeof Progress>;

export function findProgress(db: Database): Promise<Progress> {
  return one(
    db,
    Progress,
    sql`WITH RECURSIVE ${markOfCategories}, stale AS (
      SELECT count(*)::int AS left, count(i.processing_error)::int AS failed ${staleImages})
    SELECT r.is_paused, r.total, r.left_then, extract(epoch FROM clock_timestamp() - r.began_at)::float8 AS seconds_since, stale.left, stale.failed
    FROM rerendering r, stale`,
  );
}

const Failure = z.object({
  id: z.int(),
  no: z.string(),
  title: z.string(),
  reason: z.string().transform((code) => errorCatalogue[isErrorCode(code) ? code : 'Server.Failed'].message),
});

export function findFailures(db: Database, limit: number): Promise<z.infer<typeof Failure>[]> {
  return many(
    db,
    Failure,
    sql`WITH RECURSIVE ${markOfCategories} SELECT i.id, i.no, i.title, i.processing_error AS reason ${staleImages}
      AND i.processing_error IS NOT NULL ORDER BY i.views DESC, i.id LIMIT ${limit}`,
  );
}

/** Starts counting anew after watermarks have changed: what is stale now is all there is to do. What failed before is tried again; paused it stays. */
export async function beginRerendering(db: Database): Promise<void> {
  await clearFailures(db);
  await db.execute(sql`
    WITH RECURSIVE ${markOfCategories}, stale AS (SELECT count(*)::int AS left ${staleImages})
    UPDATE rerendering SET total = stale.left, left_then = stale.left, began_at = clock_timestamp() FROM stale`);
}

export async function pauseRerenderingRow(db: Database): Promise<void> {
  await db.execute(sql`UPDATE rerendering SET is_paused = true`);
}

/** Lets it go on; the rate is counted from now. */
export async function continueRerenderingRow(db: Database): Promise<void> {
  await clearFailures(db);
  await db.execute(sql`
    WITH RECURSIVE ${markOfCategories}, stale AS (SELECT count(*)::int AS left ${staleImages})
    UPDATE rerendering SET is_paused = false, total = greatest(total, stale.left), left_then = stale.left, began_at = clock_timestamp() FROM stale`);
}

async function clearFailures(db: Database): Promise<void> {
  await db.execute(sql`
    WITH RECURSIVE ${markOfCategories}, failed AS (SELECT i.id ${staleImages} AND i.processing_error IS NOT NULL)
    UPDATE image SET processing_error = NULL FROM failed WHERE image.id = failed.id`);
}

const StaleImage = z.object({ id: z.int(), version: z.string() });

/** Returns images to render again, what is looked at most first; none while it is paused. */
export function findStaleImages(db: Database, limit: number): Promise<z.infer<typeof StaleImage>[]> {
  return many(
    db,
    StaleImage,
    sql`WITH RECURSIVE ${markOfCategories} SELECT i.id, i.version ${staleImages}
      AND i.processing_error IS NULL AND NOT (SELECT is_paused FROM rerendering) ORDER BY i.views DESC, i.id LIMIT ${limit}`,
  );
}
