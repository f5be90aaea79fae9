import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ConferenceClone } from '../registration/index.ts';

/** Copies another conference's wall settings. The wall stays closed and empty. */
export async function cloneWallSettings(
  transaction: Database,
  { from, to }: Pick<ConferenceClone, 'from' | 'to'>,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO live_wall (conference_id, is_reviewed, reports_to_hide)
    SELECT ${to}::int, is_reviewed, reports_to_hide FROM live_wall WHERE conference_id = ${from}::int`);
}
