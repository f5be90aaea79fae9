import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { RenderedPicture } from '../imaging/index.ts';

const UnprocessedImage = z.object({
  id: z.number(),
  sha256: z.instanceof(Buffer),
  original_key: z.string(),
  original_name: z.string(),
  copyright: z.string(),
  artist: z.string(),
  author: z.string(),
});
export type UnprocessedImage = z.infer<typeof UnprocessedImage>;

/** The image if it still has to be processed, else null. */
export async function findUnprocessed(db: Database, id: number): Promise<UnprocessedImage | null> {
  const { rows } = await db.execute(sql`
    SELECT i.id, i.sha256, i.original_key, i.original_name, i.copyright, i.artist, u.nick_name AS author
    FROM image i JOIN app_user u ON u.id = i.author_id WHERE i.id = ${id} AND i.processing_state <> 'ready'`);
  return rows[0] === undefined ? null : UnprocessedImage.parse(rows[0]);
}

/** Enters what the rendering found and calls the image ready; false when another worker has done so already. */
export async function saveRendered(
  db: Database,
  id: number,
  { report, look }: RenderedPicture,
  rendering: { version: string; recipe: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE image SET width = ${report.width}, height = ${report.height}, orientation = ${look.orientation}, thumbhash = ${look.thumbhash},
      palette = ${JSON.stringify(look.palette)}::jsonb, colours = ${sql.param(look.colours)}::text[], version = ${rendering.version},
      recipe = ${rendering.recipe}, perceptual_hash = ('x' || ${look.phash}::text)::bit(64), processing_state = 'ready', processing_error = NULL,
      updated_at = now()
    WHERE id = ${id} AND processing_state <> 'ready'`);
  return rowCount === 1;
}

export async function saveDescriptor(
  db: Database,
  id: number,
  model: string,
  look: RenderedPicture['look'],
): Promise<void> {
  const { buffer, byteOffset, byteLength } = look.descriptor;
  await db.execute(sql`
    INSERT INTO image_descriptor (image_id, model, code, descriptor)
    VALUES (${id}, ${model}, ('x' || ${look.code}::text)::bit(256), ${Buffer.from(buffer, byteOffset, byteLength)})
    ON CONFLICT (image_id, model) DO UPDATE SET code = excluded.code, descriptor = excluded.descriptor`);
}

/** Publishes a ready image that no reviewer has decided about yet. */
export async function publishReady(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    UPDATE image SET review_state = 'approved', published_at = coalesce(published_at, now()), updated_at = now()
    WHERE id = ${id} AND processing_state = 'ready' AND review_state IN ('draft', 'pending')`);
}

export async function markFailed(db: Database, id: number, errorCode: string): Promise<void> {
  await db.execute(sql`
    UPDATE image SET processing_state = 'failed', processing_error = ${errorCode}, updated_at = now()
    WHERE id = ${id} AND processing_state <> 'ready'`);
}
