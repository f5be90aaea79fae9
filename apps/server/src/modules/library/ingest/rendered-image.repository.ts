import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const RenderedImage = z.object({ id: z.number(), version: z.string() });

/** The next ready images behind `after`, by number, except those of a recipe; a failure noted before is forgotten. */
export async function takeRendered(
  db: Database,
  { after, limit, exceptRecipe }: { after: number; limit: number; exceptRecipe: string | null },
): Promise<z.infer<typeof RenderedImage>[]> {
  const { rows } = await db.execute(sql`
    SELECT id, version FROM image WHERE processing_state = 'ready' AND id > ${after}
      AND (${exceptRecipe}::text IS NULL OR recipe IS DISTINCT FROM ${exceptRecipe}::text) ORDER BY id LIMIT ${limit}`);
  const images = z.array(RenderedImage).parse(rows);
  await db.execute(sql`
    UPDATE image SET processing_error = NULL
    WHERE id = ANY(${sql.param(images.map(({ id }) => id))}::int[]) AND processing_error IS NOT NULL`);
  return images;
}

/** Versions of those of these images that are ready, by id. */
export async function findVersions(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute(
    sql`SELECT id, version FROM image WHERE id = ANY(${sql.param([...ids])}::int[]) AND processing_state = 'ready'`,
  );
  return new Map(
    z
      .array(RenderedImage)
      .parse(rows)
      .map(({ id, version }) => [id, version]),
  );
}

const Owner = z.object({ sha256: z.string(), version: z.string() });

/** Versions of the images made of these originals, by the original's SHA-256 (hex). */
export async function findVersionsByDigest(db: Database, digests: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute(sql`
    SELECT encode(sha256, 'hex') AS sha256, version FROM image
    WHERE version IS NOT NULL AND sha256 IN (SELECT decode(digest, 'hex') FROM unnest(${sql.param([...digests])}::text[]) AS digest)`);
  return new Map(
    z
      .array(Owner)
      .parse(rows)
      .map(({ sha256, version }) => [sha256, version]),
  );
}

/** Some images that have been waiting for their processing for more than an hour. */
export async function findStranded(db: Database, limit: number): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT id FROM image WHERE processing_state = 'queued' AND updated_at < now() - interval '1 hour' ORDER BY id LIMIT ${limit}`);
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id);
}
