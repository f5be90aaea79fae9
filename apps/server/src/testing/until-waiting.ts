import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../platform/database/database.ts';

/** Until so many transactions of the database wait for a lock of another. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await db.execute(
          sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows.length;
      },
      { interval: 10, timeout: 5000 },
    )
    .toBeGreaterThanOrEqual(count);
}
