import { AlbumCard } from '@tuyuan/contract/library/album-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { coverJson } from '../../site/index.ts';
import { isListed } from './album-visibility.repository.ts';
import { Author, authorJoins, authorJson } from './author.repository.ts';

const AlbumCardRow = AlbumCard.extend({ author: Author, publishedAt: z.date().nullable() });
export type AlbumCardRow = z.infer<typeof AlbumCardRow>;

/** Over `album a` and the joins below. The first cover is the chosen one, when it is published; the rest follow the album's order. */
export const albumCardColumns = sql`a.id, a.title, a.views, a.likes, coalesce(r.name, '') AS region_name, a.published_at, ${authorJson} AS author,
  (SELECT count(*)::int FROM image i WHERE i.album_id = a.id AND i.review_state = 'approved') AS image_count,
  (SELECT coalesce(json_agg(c.cover ORDER BY c.is_chosen DESC, c.album_position, c.id), '[]') FROM (
    SELECT ${coverJson} AS cover, coalesce(i.id = a.cover_image_id, false) AS is_chosen, i.album_position, i.id FROM image i
    WHERE i.album_id = a.id AND i.review_state = 'approved'
    ORDER BY is_chosen DESC, i.album_position, i.id LIMIT 3) c) AS covers`;
export const albumCardJoins = sql`${authorJoins(sql`a.author_id`)} LEFT JOIN region r ON r.id = a.region_id`;

/** Returns those among `ids` that everyone sees, in any order. */
export function findAlbumCards(db: Database, ids: readonly number[]): Promise<AlbumCardRow[]> {
  return many(
    db,
    AlbumCardRow,
    sql`SELECT ${albumCardColumns} FROM album a ${albumCardJoins} WHERE a.id = ANY(${idList(ids)}) AND ${isListed}`,
  );
}
