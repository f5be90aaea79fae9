import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { GuessRules } from './guess-gate.ts';

const Level = z.object({ address: z.number(), site: z.number() });

const siteKey = 'site';

/** Counts a wrong guess of an address in the database; answers how full its bucket and the site's are by all processes' guesses. */
export async function countWrongGuess(
  db: Database,
  address: string,
  rules: GuessRules,
): Promise<z.infer<typeof Level>> {
  const { rows } = await db.execute(sql`
    WITH counted AS (
      INSERT INTO guess_level AS g (key, level, at)
      SELECT key, 1, clock_timestamp() FROM (VALUES (${`address:${address}`}), (${siteKey})) AS wanted (key) ORDER BY key
      ON CONFLICT (key) DO UPDATE SET at = clock_timestamp(), level = 1 + greatest(0, g.level
        - extract(epoch FROM clock_timestamp() - g.at) / 60 * CASE WHEN g.key = ${siteKey} THEN ${rules.site.perMinute}::float8 ELSE ${rules.address.perMinute}::float8 END)
      RETURNING key, level
    )
    SELECT max(level) FILTER (WHERE key <> ${siteKey}) AS address, max(level) FILTER (WHERE key = ${siteKey}) AS site FROM counted`);
  return Level.parse(rows[0]);
}

/** Buckets that are empty by now. */
export async function deleteEmptyGuessLevels(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM guess_level WHERE at < now() - interval '1 hour'`);
}
