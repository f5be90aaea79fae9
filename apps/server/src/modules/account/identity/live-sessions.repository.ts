import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const HashRow = z.object({ hash: z.string() });

/** Returns those of the token hashes (hex) whose session is live and whose user and, if any, impersonator are active. */
export async function findLiveSessions(db: Database, tokenHashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    SELECT encode(s.token_hash, 'hex') AS hash
    FROM session s JOIN app_user u ON u.id = s.user_id AND u.is_active
    WHERE s.expires_at > now()
      AND NOT EXISTS (SELECT FROM app_user i WHERE i.id = s.impersonator_id AND NOT i.is_active)
      AND s.token_hash IN (SELECT decode(value, 'hex') FROM jsonb_array_elements_text(${JSON.stringify(tokenHashes)}::jsonb))`);
  return new Set(
    z
      .array(HashRow)
      .parse(rows)
      .map(({ hash }) => hash),
  );
}
