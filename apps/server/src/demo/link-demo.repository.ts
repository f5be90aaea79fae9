import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Returns false if it was already published. */
export async function publishAlbum(db: Database, albumId: number, coverImageId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE album SET review_state = 'approved', cover_image_id = ${coverImageId} WHERE id = ${albumId} AND review_state = 'draft'`);
  return rowCount === 1;
}

interface ReadyTopicAlbum {
  title: string;
  coverImageId: number;
  imageIds: readonly number[];
  publishedAt: Date;
}

export async function publishTopicAlbum(
  db: Database,
  { title, coverImageId, imageIds, publishedAt }: ReadyTopicAlbum,
): Promise<void> {
  await db.execute(sql`
    WITH ready AS (
      UPDATE topic_album SET cover_image_id = ${coverImageId}, published_at = ${publishedAt.toISOString()}
      WHERE title = ${title} AND published_at IS NULL RETURNING id)
    INSERT INTO topic_album_image (topic_album_id, image_id, position)
    SELECT ready.id, given.image_id, given.position FROM ready, unnest(${sql.param([...imageIds])}::int[]) WITH ORDINALITY AS given (image_id, position)
    ON CONFLICT DO NOTHING`);
}

/** Adds a slide to the home page the demo began with, at the place its id says. */
export async function addSlide(
  db: Database,
  slide: { id: number; title: string; subtitle: string; link: string; imageId: number },
): Promise<void> {
  await db.execute(sql`
    UPDATE home_version SET design = jsonb_set(design, '{slides}', (
      SELECT jsonb_agg(item ORDER BY (item ->> 'id')::int)
      FROM jsonb_array_elements((design -> 'slides') || ${JSON.stringify(slide)}::jsonb) AS item))
    WHERE version = 1 AND NOT design -> 'slides' @> jsonb_build_array(jsonb_build_object('imageId', ${slide.imageId}::int))`);
}

/** Gives a root of the category tree a cover, unless it already has one. */
export async function giveCategoryCover(db: Database, name: string, imageId: number): Promise<void> {
  await db.execute(
    sql`UPDATE category SET cover_image_id = ${imageId} WHERE name = ${name} AND parent_id IS NULL AND cover_image_id IS NULL`,
  );
}

export async function giveAvatar(db: Database, userId: number, imageId: number): Promise<void> {
  await db.execute(
    sql`UPDATE app_user SET avatar_image_id = ${imageId} WHERE id = ${userId} AND avatar_image_id IS NULL`,
  );
}

export async function giveBackground(db: Database, userId: number, imageId: number): Promise<void> {
  await db.execute(
    sql`UPDATE photographer SET background_image_id = ${imageId} WHERE user_id = ${userId} AND background_image_id IS NULL`,
  );
}
