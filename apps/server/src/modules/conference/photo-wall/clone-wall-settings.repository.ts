import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ConferenceClone } from '../registration/index.ts';

/** Gives a conference the rules of another's wall. It stays closed and empty. */
export async function cloneWallSettings(
  transaction: Database,
  { from, to }: Pick<ConferenceClone, 'from' | 'to'>,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO live_wall (conference_id, is_reviewed, reports_to_hide)
    SELECT ${to}::int, is_reviewed, reports_to_hide FROM live_wall WHERE conference_id = ${from}::int`);
}
