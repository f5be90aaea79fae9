import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Opens or closes the live wall; false where there is no such conference, or it is to be opened and is a draft or called off. */
export async function switchWall(db: Database, conferenceId: number, liveOn: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE conference SET live_on = ${liveOn} WHERE id = ${conferenceId} AND (NOT ${liveOn}::boolean OR state IN ('published', 'archived'))`);
  return rowCount === 1;
}
