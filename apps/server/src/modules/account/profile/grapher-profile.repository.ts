import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const GrapherRow = z.object({
  personal_sign: z.string(),
  introduction: z.string(),
  unit_name: z.string(),
  region_id: z.number().nullable(),
  region_name: z.string(),
  shows_position: z.boolean(),
  joined_at: z.coerce.date(),
  image_count: z.number(),
  album_count: z.number(),
  follower_count: z.number(),
  view_count: z.number(),
});
export type GrapherRow = z.infer<typeof GrapherRow>;

/** Null for a user who is not a photographer. */
export async function findGrapherProfile(db: Database, userId: number): Promise<GrapherRow | null> {
  const { rows } = await db.execute(sql`
    SELECT p.personal_sign, p.introduction, p.unit_name, p.region_id, coalesce(r.name, '') AS region_name, p.shows_position,
      p.joined_at, p.follower_count, p.view_count,
      (SELECT count(*)::int FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved') AS image_count,
      (SELECT count(*)::int FROM album a WHERE a.author_id = p.user_id AND a.review_state = 'approved') AS album_count
    FROM active_photographer p LEFT JOIN region r ON r.id = p.region_id WHERE p.user_id = ${userId}`);
  return rows[0] === undefined ? null : GrapherRow.parse(rows[0]);
}

export interface GrapherChange {
  personalSign?: string | undefined;
  introduction?: string | undefined;
  unitName?: string | undefined;
  regionId?: number | null | undefined;
  showsPosition?: boolean | undefined;
}

/** Returns false for a user who is not a photographer. */
export async function updateGrapher(db: Database, userId: number, change: GrapherChange): Promise<boolean> {
  const sets: SQL[] = [sql`user_id = user_id`];
  if (change.personalSign !== undefined) sets.push(sql`personal_sign = ${change.personalSign}`);
  if (change.introduction !== undefined) sets.push(sql`introduction = ${change.introduction}`);
  if (change.unitName !== undefined) sets.push(sql`unit_name = ${change.unitName}`);
  if (change.regionId !== undefined) sets.push(sql`region_id = ${change.regionId}`);
  if (change.showsPosition !== undefined) sets.push(sql`shows_position = ${change.showsPosition}`);
  const { rowCount } = await db.execute(
    sql`UPDATE photographer SET ${sql.join(sets, sql`, `)} WHERE user_id = ${userId} AND retired_at IS NULL`,
  );
  return rowCount === 1;
}
