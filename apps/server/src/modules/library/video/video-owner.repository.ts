import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Takes the videos of someone whose account ends offline, and their name from them. */
export async function releaseVideosOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE video SET state = CASE WHEN state = 'published' THEN 'offline' ELSE state END, author_id = NULL, updated_at = now()
    WHERE author_id = ${userId}`);
  await transaction.execute(sql`UPDATE video SET created_by = NULL WHERE created_by = ${userId}`);
}
