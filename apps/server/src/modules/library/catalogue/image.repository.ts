import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { ImageCardRow, imageCardColumns, imageCardJoins } from './image-card.repository.ts';

const Named = z.object({ id: z.number(), name: z.string() });

export const ImageDetailRow = ImageCardRow.extend({
  description: z.string(),
  labels: z.array(Named),
  category: Named.nullable(),
  regions: z.array(Named),
  album: Named.nullable(),
  taken_at: z.coerce.date().nullable(),
  published_at: z.coerce.date().nullable(),
  bytes: z.number(),
  format: z.string(),
  camera: z.record(z.string(), z.unknown()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  palette: z.array(z.unknown()),
  orientation: z.enum(['landscape', 'portrait', 'square', 'panorama']),
  price_editorial: z.number(),
  price_commercial: z.number(),
  price_extended: z.number(),
  collects: z.number(),
  downloads: z.number(),
});
export type ImageDetailRow = z.infer<typeof ImageDetailRow>;

/** A published image. Its position is null unless the photographer shows it; its album is null unless that is published. */
export async function findImage(db: Database, id: number): Promise<ImageDetailRow | null> {
  const { rows } = await db.execute(sql`
    SELECT ${imageCardColumns}, i.description, i.taken_at, i.published_at, i.bytes, i.format, i.camera, i.palette, i.orientation,
      i.price_editorial, i.price_commercial, i.price_extended, i.collects, i.downloads,
      CASE WHEN p.shows_position THEN i.latitude END AS latitude, CASE WHEN p.shows_position THEN i.longitude END AS longitude,
      (SELECT json_build_object('id', c.id, 'name', c.name) FROM category c WHERE c.id = i.category_id) AS category,
      (SELECT json_build_object('id', a.id, 'name', a.title) FROM album a WHERE a.id = i.album_id AND a.review_state = 'approved') AS album,
      (SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) ORDER BY il.position, l.id), '[]')
        FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id) AS labels,
      (WITH RECURSIVE up AS (
          SELECT g.id, g.parent_id, g.name, 0 AS height FROM region g WHERE g.id = i.region_id
          UNION ALL SELECT g.id, g.parent_id, g.name, up.height + 1 FROM region g JOIN up ON g.id = up.parent_id)
        SELECT coalesce(json_agg(json_build_object('id', id, 'name', name) ORDER BY height DESC), '[]') FROM up) AS regions
    FROM image i ${imageCardJoins} JOIN photographer p ON p.user_id = i.author_id
    WHERE i.id = ${id} AND i.review_state = 'approved'`);
  return rows[0] === undefined ? null : ImageDetailRow.parse(rows[0]);
}
