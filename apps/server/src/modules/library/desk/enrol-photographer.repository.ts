import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Creates an empty photographer's profile for a user, unless there is one. */
export async function insertPhotographer(db: Database, userId: number): Promise<void> {
  await db.execute(sql`INSERT INTO photographer (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING`);
}
