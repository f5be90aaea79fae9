import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { CoverRow, coverJson } from '../resources/index.ts';

const PictureRow = z.object({ image: CoverRow, authorName: z.string(), regionName: z.string() });
export type HomePicture = z.infer<typeof PictureRow>;

/** Returns those of the images that are published, by id. */
export async function readPictures(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, HomePicture>> {
  if (ids.length === 0) return new Map();
  const rows = await many(
    db,
    PictureRow,
    sql`SELECT ${coverJson} AS image, u.nick_name AS author_name, coalesce(r.name, '') AS region_name
      FROM image i JOIN app_user u ON u.id = i.author_id LEFT JOIN region r ON r.id = i.region_id
      WHERE i.id = ANY(${sql.param([...ids])}::int[]) AND i.review_state = 'approved'`,
  );
  return new Map(rows.map((row) => [row.image.id, row]));
}
