import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Opens or closes the live wall; returns false if the conference does not exist, or is a draft or cancelled when opening. */
export async function switchWall(db: Database, conferenceId: number, liveOn: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE conference SET live_on = ${liveOn} WHERE id = ${conferenceId} AND (NOT ${liveOn}::boolean OR state IN ('published', 'archived'))`);
  return rowCount === 1;
}
