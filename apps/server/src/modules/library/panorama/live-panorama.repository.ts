import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { coverSchema } from '@tuyuan/contract/library/album-data.ts';
import { type getPanoramas, PanoramaCard } from '@tuyuan/contract/library/panorama-data.ts';
import { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, idList } from '../../../platform/database/sql-parts.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';

const CardRow = PanoramaCard.extend({ publishedAt: z.date().nullable() });
const columns = sql`p.id, p.title, p.live ->> 'author' AS author, p.live ->> 'location' AS location, jsonb_array_length(p.live -> 'scenes') AS scene_count,
  p.views, p.published_at, json_build_object('version', t.version, 'tileWidth', t.tile_width, 'width', t.width, 'height', t.height,
    'view', p.live -> 'scenes' -> 0 -> 'view') AS cover`;
const from = sql`live_panorama p JOIN panorama_picture t ON t.id = (p.live -> 'scenes' -> 0 ->> 'pictureId')::int AND t.version IS NOT NULL`;
const newest = sql`p.published_at DESC, p.id DESC`;

export function pageOfPanoramas(db: Database, { categoryId, keyword, sort, ...page }: InputOf<typeof getPanoramas>) {
  const words = containing(keyword);
  return findPage(
    db,
    CardRow,
    {
      columns,
      from,
      where: [
        categoryId !== undefined && sql`(p.live ->> 'categoryId')::int IN ${familyOf('category', [categoryId])}`,
        keyword !== '' &&
          sql`(p.title ILIKE ${words} OR p.live ->> 'description' ILIKE ${words} OR p.live ->> 'location' ILIKE ${words} OR p.live ->> 'author' ILIKE ${words})`,
      ],
      order: sort === 'hottest' ? sql`p.views DESC, ${newest}` : newest,
    },
    page,
  );
}

const listOf = (db: Database, rest: SQL) => many(db, CardRow, sql`SELECT ${columns} FROM ${from} ${rest}`);

export function listNewestPanoramas(db: Database, limit: number) {
  return listOf(db, sql`ORDER BY ${newest} LIMIT ${limit}`);
}

/** Others: those of the same category first, then the newest. */
export function findRelatedPanoramas(db: Database, id: number, categoryId: number | null, limit: number) {
  return listOf(
    db,
    sql`WHERE p.id <> ${id} ORDER BY coalesce((p.live ->> 'categoryId')::int = ${categoryId}::int, false) DESC, ${newest} LIMIT ${limit}`,
  );
}

const Shown = z.object({
  id: z.int(),
  tour: PanoramaTour,
  views: z.int(),
  publishedAt: z.date().nullable(),
  isOffline: z.boolean(),
});
export type ShownTourRow = z.infer<typeof Shown>;

export function findLivePanorama(db: Database, id: number): Promise<ShownTourRow | null> {
  return findOne(
    db,
    Shown,
    sql`SELECT id, live AS tour, views, published_at, false AS is_offline FROM live_panorama WHERE id = ${id}`,
  );
}

/** As it would be published now. */
export function findDraftedPanorama(db: Database, id: number): Promise<ShownTourRow | null> {
  return findOne(
    db,
    Shown,
    sql`SELECT id, draft AS tour, views, published_at, is_offline FROM panorama WHERE id = ${id}`,
  );
}

const Named = z.object({ id: z.int(), name: z.string() });

export function findCategoryName(db: Database, id: number): Promise<z.infer<typeof Named> | null> {
  return findOne(db, Named, sql`SELECT id, name FROM category WHERE id = ${id}`);
}

/** The published ones of these images, as covers. */
export async function findHotspotImages(db: Database, ids: readonly number[]) {
  const rows = await many(
    db,
    z.object({ cover: coverSchema }),
    sql`SELECT ${coverJson} AS cover FROM image i WHERE i.id = ANY(${idList(ids)}) AND i.review_state = 'approved' AND i.processing_state = 'ready'`,
  );
  return rows.map(({ cover }) => cover);
}
