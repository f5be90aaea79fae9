import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';
import { lookRecipe } from '../../../platform/imaging/describe-look.ts';
import type { RenderedPicture } from '../../../platform/imaging/imaging-protocol.ts';
import { saveRegionLooks } from '../similar/index.ts';

const ImageToRender = z.object({
  id: z.int(),
  sha256: z.instanceof(Buffer),
  originalKey: z.string(),
  originalName: z.string(),
  copyright: z.string(),
  artist: z.string(),
  author: z.string(),
  recipe: z.string().nullable(),
});
export type ImageToRender = z.infer<typeof ImageToRender>;

function findImage(db: Database, id: number, condition: SQL): Promise<ImageToRender | null> {
  return findOne(
    db,
    ImageToRender,
    sql`SELECT i.id, i.sha256, i.original_key, i.original_name, i.copyright, i.artist, i.recipe, u.nick_name AS author
    FROM image i JOIN app_user u ON u.id = i.author_id WHERE i.id = ${id} AND ${condition}`,
  );
}

/** Returns the image if it still has to be processed, else null. */
export function findUnprocessed(db: Database, id: number): Promise<ImageToRender | null> {
  return findImage(db, id, sql`i.processing_state <> 'ready'`);
}

/** Returns the image if `version` is still its rendering and no attempt to render it again has failed for good. */
export function findRendered(db: Database, id: number, version: string): Promise<ImageToRender | null> {
  return findImage(db, id, sql`i.processing_state = 'ready' AND i.version = ${version} AND i.processing_error IS NULL`);
}

interface Rendering {
  version: string;
  recipe: string;
  /** Version of the rendering it takes the place of; null for an image's first. */
  replaces: string | null;
}

/** Stores what the rendering found and marks the image ready. Returns false when another worker has done so meanwhile. */
export async function saveRendered(
  db: Database,
  id: number,
  { report, look }: RenderedPicture,
  { version, recipe, replaces }: Rendering,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE image SET width = ${report.width}, height = ${report.height}, orientation = ${look.orientation}, thumbhash = ${look.thumbhash},
      palette = ${JSON.stringify(look.palette)}::jsonb, colours = ${textList(look.colours)}, version = ${version},
      previous_version = CASE WHEN version <> ${version} THEN version ELSE previous_version END,
      recipe = ${recipe}, perceptual_hash = ('x' || ${look.phash}::text)::bit(64), processing_state = 'ready', processing_error = NULL,
      updated_at = now()
    WHERE id = ${id} AND CASE WHEN processing_state = 'ready' THEN version = ${replaces}::text ELSE ${replaces}::text IS NULL END`);
  if (rowCount !== 1) return false;
  await saveDescriptor(db, id, look);
  await saveRegionLooks(db, id, [look, ...look.regions]);
  return true;
}

async function saveDescriptor(db: Database, id: number, look: RenderedPicture['look']): Promise<void> {
  const { buffer, byteOffset, byteLength } = look.descriptor;
  await db.execute(sql`
    INSERT INTO image_descriptor (image_id, model, code, descriptor)
    VALUES (${id}, ${lookRecipe}, ('x' || ${look.code}::text)::bit(256), ${Buffer.from(buffer, byteOffset, byteLength)})
    ON CONFLICT (image_id, model) DO UPDATE SET code = excluded.code, descriptor = excluded.descriptor, similar_found_at = NULL
    WHERE image_descriptor.descriptor <> excluded.descriptor`);
}

/** Publishes a ready image that no reviewer has decided about yet. */
export async function publishReady(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    UPDATE image SET review_state = 'approved', published_at = coalesce(published_at, now()), updated_at = now()
    WHERE id = ${id} AND processing_state = 'ready' AND review_state IN ('draft', 'pending')`);
}

/** Marks the image as failed; what can't be looked at waits for no reviewer. */
export async function markFailed(db: Database, id: number, errorCode: string): Promise<void> {
  await db.execute(sql`
    UPDATE image SET processing_state = 'failed', processing_error = ${errorCode}, updated_at = now(),
      review_state = replace(review_state, 'pending', 'draft')
    WHERE id = ${id} AND processing_state <> 'ready'`);
}

/** Notes why an image could not be rendered again; the image stays as it is. */
export async function noteFailedRendering(db: Database, id: number, version: string, errorCode: string): Promise<void> {
  await db.execute(sql`
    UPDATE image SET processing_error = ${errorCode}, updated_at = now()
    WHERE id = ${id} AND processing_state = 'ready' AND version = ${version}`);
}
