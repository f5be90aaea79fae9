import { CameraData, ImageDetail, PaletteEntry } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPrepared } from '../../../platform/database/run-prepared.ts';
import { searchColourOfHex } from '../../../platform/imaging/search-colour.ts';
import { isListed } from './album-visibility.repository.ts';
import { Author } from './author.repository.ts';
import { imageCardColumns, imageCardJoins } from './image-card.repository.ts';

const nothingKnown: CameraData = {
  make: null,
  model: null,
  lens: null,
  aperture: null,
  exposure: null,
  iso: null,
  focalLength: null,
};

/** Older releases stored less of the camera, and may have stored what is no colour today. */
export const Camera = z
  .record(z.string(), z.unknown())
  .transform((camera) => CameraData.safeParse({ ...nothingKnown, ...camera }).data ?? nothingKnown);
const Palette = z
  .array(z.unknown())
  .transform((entries) => entries.flatMap((entry) => PaletteEntry.safeParse(entry).data ?? []))
  .transform((entries) => entries.map((entry) => ({ ...entry, colour: searchColourOfHex(entry.hex) })));

const ImageRow = ImageDetail.omit({ abilities: true }).extend({
  author: Author,
  takenAt: z.date().nullable(),
  publishedAt: z.date().nullable(),
  camera: Camera,
  palette: Palette,
});

/** Returns a published image. Its position is null unless the photographer shows it; its album is null unless everyone sees that. */
export function findImage(db: Database, id: number): Promise<z.infer<typeof ImageRow> | null> {
  return findPrepared(
    db,
    ImageRow,
    sql`SELECT ${imageCardColumns}, i.description, i.taken_at, i.published_at, i.bytes, i.format, i.camera, i.palette, i.orientation, i.collects, i.downloads, i.copyright,
      json_build_object('editorial', i.price_editorial, 'commercial', i.price_commercial, 'extended', i.price_extended) AS prices,
      CASE WHEN p.shows_position AND i.latitude IS NOT NULL AND i.longitude IS NOT NULL
        THEN json_build_object('latitude', i.latitude, 'longitude', i.longitude) END AS position,
      (SELECT json_build_object('id', c.id, 'name', c.name) FROM category c WHERE c.id = i.category_id) AS category,
      (SELECT json_build_object('id', a.id, 'name', a.title) FROM album a WHERE a.id = i.album_id AND ${isListed}) AS album,
      (SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) ORDER BY il.position, l.id), '[]')
        FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id) AS labels,
      (WITH RECURSIVE up AS (
          SELECT g.id, g.parent_id, g.name, 0 AS height FROM region g WHERE g.id = i.region_id
          UNION ALL SELECT g.id, g.parent_id, g.name, up.height + 1 FROM region g JOIN up ON g.id = up.parent_id)
        SELECT coalesce(json_agg(json_build_object('id', id, 'name', name) ORDER BY height DESC), '[]') FROM up) AS regions
    FROM image i ${imageCardJoins} JOIN photographer p ON p.user_id = i.author_id
    WHERE i.id = ${id} AND i.review_state = 'approved'`,
  );
}
