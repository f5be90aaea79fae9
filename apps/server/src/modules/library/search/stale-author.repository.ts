import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Marks everything that names this photographer for the next reindexing. */
export async function markAuthorStale(db: Database, userId: number): Promise<void> {
  await db.execute(sql`UPDATE image_search SET tokenizer_version = 0 WHERE author_id = ${userId}`);
  await db.execute(sql`
    UPDATE album_search s SET tokenizer_version = 0 FROM album a WHERE a.id = s.album_id AND a.author_id = ${userId}`);
  await db.execute(sql`UPDATE photographer_search SET tokenizer_version = 0 WHERE user_id = ${userId}`);
}
