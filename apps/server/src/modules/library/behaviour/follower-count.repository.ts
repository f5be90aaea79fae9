import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';

const Count = z.object({ followers: z.int() });

/** How many people follow an active photographer; null where there is none. */
export function findFollowers(db: Database, photographerId: number): Promise<z.infer<typeof Count> | null> {
  return findOne(
    db,
    Count,
    sql`SELECT p.follower_count AS followers FROM active_photographer a JOIN photographer p ON p.user_id = a.user_id WHERE a.user_id = ${photographerId}`,
  );
}

/** Adds one follower to each of these photographers, or takes one from them. */
export async function countFollowers(
  transaction: Database,
  photographerIds: readonly number[],
  each: 1 | -1,
): Promise<void> {
  await transaction.execute(
    sql`SELECT 1 FROM photographer WHERE user_id = ANY(${idList(photographerIds)}) ORDER BY user_id FOR NO KEY UPDATE`,
  );
  await transaction.execute(
    sql`UPDATE photographer SET follower_count = greatest(0, follower_count + ${each}::int) WHERE user_id = ANY(${idList(photographerIds)})`,
  );
}
