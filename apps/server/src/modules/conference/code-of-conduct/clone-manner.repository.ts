import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ConferenceClone } from '../registration/index.ts';

/** Copies the current code of conduct of another conference as the first version, without confirmations. */
export async function cloneManner(
  transaction: Database,
  { from, to }: Pick<ConferenceClone, 'from' | 'to'>,
  publishedBy: number,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO conference_manner (conference_id, version, sections, must_confirm, published_by)
    SELECT ${to}::int, 1, sections, must_confirm, ${publishedBy}::int FROM conference_manner
    WHERE conference_id = ${from}::int ORDER BY version DESC LIMIT 1`);
}
