import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { countRows, findIds } from '../../../platform/database/values.ts';

interface Following {
  photographerId: number;
  userId: number;
}

/** Returns whether it was not so before. */
export async function insertFollow(transaction: Database, { photographerId, userId }: Following): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`INSERT INTO photographer_follow (photographer_id, user_id) VALUES (${photographerId}, ${userId}) ON CONFLICT DO NOTHING`,
  );
  return rowCount === 1;
}

/** Returns whether it was so before. */
export async function deleteFollow(transaction: Database, { photographerId, userId }: Following): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`DELETE FROM photographer_follow WHERE photographer_id = ${photographerId} AND user_id = ${userId}`,
  );
  return rowCount === 1;
}

export async function isFollowing(db: Database, { photographerId, userId }: Following): Promise<boolean> {
  return (
    (await countRows(
      db,
      sql`SELECT 1 FROM photographer_follow WHERE photographer_id = ${photographerId} AND user_id = ${userId}`,
    )) > 0
  );
}

export function findFollowersOf(db: Database, photographerId: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT user_id AS id FROM photographer_follow WHERE photographer_id = ${photographerId} ORDER BY 1`,
  );
}

/** Ends all that a person follows; returns whom. */
export function deleteFollowsBy(transaction: Database, userId: number): Promise<number[]> {
  return findIds(
    transaction,
    sql`DELETE FROM photographer_follow WHERE user_id = ${userId} RETURNING photographer_id AS id`,
  );
}

const Row = z.object({ id: z.int() });
type Page = { skipCount: number; maxResultCount: number };

export function pageOfFollowed(db: Database, userId: number, page: Page) {
  return findPage(
    db,
    Row,
    {
      columns: sql`f.photographer_id AS id`,
      from: sql`photographer_follow f JOIN active_photographer p ON p.user_id = f.photographer_id`,
      where: [sql`f.user_id = ${userId}`],
      order: sql`f.created_at DESC, f.photographer_id`,
    },
    page,
  );
}

/** Published images of those whom a person follows, the newest first. */
export function pageOfFollowedImages(db: Database, userId: number, page: Page) {
  return findPage(
    db,
    Row,
    {
      columns: sql`i.id`,
      from: sql`photographer_follow f JOIN image i ON i.author_id = f.photographer_id`,
      where: [sql`f.user_id = ${userId}`, sql`i.review_state = 'approved'`],
      order: sql`i.published_at DESC, i.id DESC`,
    },
    page,
  );
}
