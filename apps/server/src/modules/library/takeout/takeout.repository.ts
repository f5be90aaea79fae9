import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows } from '../../../platform/database/values.ts';

const OwnPicture = z.object({
  id: z.int(),
  no: z.string(),
  originalKey: z.string(),
  originalName: z.string(),
  format: z.string(),
  title: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  creator: z.string(),
  copyright: z.string(),
  place: z.array(z.string()),
  takenAt: z.date().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type OwnPicture = z.infer<typeof OwnPicture>;

/** Counts which of these images are the author's. */
export function countOwn(db: Database, authorId: number, ids: readonly number[]): Promise<number> {
  return countRows(db, sql`SELECT id FROM image WHERE author_id = ${authorId} AND id = ANY(${idList(ids)})`);
}

interface Page {
  authorId: number;
  /** Empty: all of them. */
  ids: readonly number[];
  afterId: number;
  limit: number;
}

/** Returns the author's next images in the order of their ids, in whatever state they are. */
export function listOwn(db: Database, { authorId, ids, afterId, limit }: Page): Promise<OwnPicture[]> {
  const chosen = ids.length === 0 ? sql`true` : sql`i.id = ANY(${idList(ids)})`;
  return many(
    db,
    OwnPicture,
    sql`SELECT i.id, i.no, i.original_key, i.original_name, i.format, i.title, i.description, i.copyright, i.taken_at, i.latitude, i.longitude,
      u.nick_name AS creator,
      ARRAY(SELECT l.name FROM image_label il JOIN label l ON l.id = il.label_id WHERE il.image_id = i.id ORDER BY il.position, l.id) AS labels,
      ARRAY(WITH RECURSIVE up AS (
        SELECT r.id, r.parent_id, r.name, 0 AS depth FROM region r WHERE r.id = i.region_id
        UNION ALL SELECT r.id, r.parent_id, r.name, up.depth + 1 FROM region r JOIN up ON r.id = up.parent_id)
        SELECT name FROM up ORDER BY depth DESC) AS place
    FROM image i JOIN app_user u ON u.id = i.author_id
    WHERE i.author_id = ${authorId} AND i.id > ${afterId} AND ${chosen} ORDER BY i.id LIMIT ${limit}`,
  );
}
