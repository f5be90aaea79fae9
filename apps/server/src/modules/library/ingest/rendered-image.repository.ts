import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { currentMark } from '../../site/index.ts';
import { derivativeRecipe } from './render-image.ts';

const RenderedImage = z.object({ id: z.int(), version: z.string() });

/** Returns the next ready images after `after`, by number, if `onlyStale` those of another recipe than today's, and clears failures noted before. */
export async function takeRendered(
  db: Database,
  { after, limit, onlyStale }: { after: number; limit: number; onlyStale: boolean },
): Promise<z.infer<typeof RenderedImage>[]> {
  const images = await many(
    db,
    RenderedImage,
    sql`SELECT id, version FROM image WHERE processing_state = 'ready' AND purged_at IS NULL AND id > ${after}
      AND (NOT ${onlyStale} OR recipe IS DISTINCT FROM ${derivativeRecipe('')} || ${currentMark(sql`image.category_id`)}) ORDER BY id LIMIT ${limit}`,
  );
  await db.execute(sql`
    UPDATE image SET processing_error = NULL
    WHERE id = ANY(${idList(images.map(({ id }) => id))}) AND processing_error IS NOT NULL`);
  return images;
}

/** Versions of those of these images that are ready, by id. */
export async function findVersions(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const images = await many(
    db,
    RenderedImage,
    sql`SELECT id, version FROM image WHERE id = ANY(${idList(ids)}) AND processing_state = 'ready'`,
  );
  return new Map(images.map(({ id, version }) => [id, version]));
}

const Owner = z.object({ sha256: z.string(), version: z.string() });

/** Returns the versions of the images made from these originals, by the original's SHA-256 (hex). */
export async function findVersionsByDigest(db: Database, digests: readonly string[]): Promise<Map<string, string>> {
  const owners = await many(
    db,
    Owner,
    sql`SELECT encode(sha256, 'hex') AS sha256, version FROM image
    WHERE version IS NOT NULL AND sha256 IN (SELECT decode(digest, 'hex') FROM unnest(${textList(digests)}) AS digest)`,
  );
  return new Map(owners.map(({ sha256, version }) => [sha256, version]));
}

/** Some images that have been waiting for their processing for more than an hour. */
export function findStranded(db: Database, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM image WHERE processing_state = 'queued' AND updated_at < now() - interval '1 hour' ORDER BY id LIMIT ${limit}`,
  );
}
