import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import type { DemoPhotographer } from './demo-content.ts';

interface NewPhotographer extends DemoPhotographer {
  userId: number;
  regionId: number | null;
  viewCount: number;
}

export async function insertPhotographer(db: Database, photographer: NewPhotographer): Promise<void> {
  const { userId, regionId, viewCount, personalSign, introduction, unitName, showsPosition, followerCount, joinedAt } =
    photographer;
  await db.execute(sql`
    INSERT INTO photographer (user_id, personal_sign, introduction, region_id, unit_name, shows_position, follower_count, view_count, joined_at)
    VALUES (${userId}, ${personalSign}, ${introduction}, ${regionId}, ${unitName}, ${showsPosition}, ${followerCount}, ${viewCount}, ${joinedAt})`);
  await db.execute(sql`UPDATE app_user SET created_at = ${joinedAt} WHERE id = ${userId}`);
}

/** User id by user name. */
export async function readPhotographerIds(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute(
    sql`SELECT u.id, u.user_name FROM photographer p JOIN app_user u ON u.id = p.user_id`,
  );
  return new Map(
    z
      .array(z.object({ id: z.number(), user_name: z.string() }))
      .parse(rows)
      .map((row) => [row.user_name, row.id]),
  );
}
