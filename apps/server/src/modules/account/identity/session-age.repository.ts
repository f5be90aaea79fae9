import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Whether the session was opened within the last `seconds`, that is, the user has just authenticated. */
export async function isSessionFresh(db: Database, tokenHash: Buffer | null, seconds: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT FROM session WHERE token_hash = ${tokenHash} AND created_at > now() - make_interval(secs => ${seconds})`);
  return rowCount === 1;
}
