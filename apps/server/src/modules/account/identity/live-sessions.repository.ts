import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const HashRow = z.object({ hash: z.string() });

/** Returns those of the token hashes (hex) whose session still lets somebody in. */
export async function findLiveSessions(db: Database, tokenHashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    SELECT encode(token_hash, 'hex') AS hash FROM live_session
    WHERE token_hash IN (SELECT decode(value, 'hex') FROM jsonb_array_elements_text(${JSON.stringify(tokenHashes)}::jsonb))`);
  return new Set(
    z
      .array(HashRow)
      .parse(rows)
      .map(({ hash }) => hash),
  );
}
