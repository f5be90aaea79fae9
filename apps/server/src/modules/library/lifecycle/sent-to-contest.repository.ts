import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

/** Whoever sends one of these to an activity meanwhile waits. */
export async function lockForDeletion(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(sql`SELECT FROM image WHERE id = ANY(${idList(ids)}) ORDER BY id FOR UPDATE`);
}

/** Those that belong to a work which was sent to an activity that still runs. */
export function findSentToContest(transaction: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`SELECT DISTINCT x.image_id AS id FROM entry_image x JOIN entry w ON w.id = x.entry_id JOIN activity a ON a.id = w.activity_id
    WHERE x.image_id = ANY(${idList(ids)}) AND w.state IN ('submitted', 'fixAsked', 'accepted')
      AND a.state = 'published' AND activity_progress(a, clock_timestamp()) <> 'finished'`,
  );
}
