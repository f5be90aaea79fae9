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

export async function insertCarousel(
  db: Database,
  slide: { title: string; subtitle: string; link: string; imageId: number; position: number },
): Promise<void> {
  const { title, subtitle, link, imageId, position } = slide;
  await db.execute(sql`
    INSERT INTO carousel (title, subtitle, link, image_id, position) SELECT ${title}, ${subtitle}, ${link}, ${imageId}, ${position}
    WHERE NOT EXISTS (SELECT 1 FROM carousel WHERE image_id = ${imageId})`);
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
