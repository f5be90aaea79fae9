import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const HashRow = z.object({ hash: z.string() });

/** Returns those of the token hashes (hex) whose session, ticket and registration are valid. */
export async function findLiveTicketSessions(db: Database, tokenHashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    SELECT encode(s.token_hash, 'hex') AS hash
    FROM ticket_session s
    JOIN ticket t ON t.id = s.ticket_id AND t.revoked_at IS NULL
    JOIN attendee a ON a.id = t.attendee_id AND a.state = 'ticketed'
    WHERE s.expires_at > now()
      AND s.token_hash IN (SELECT decode(value, 'hex') FROM jsonb_array_elements_text(${JSON.stringify(tokenHashes)}::jsonb))`);
  return new Set(
    z
      .array(HashRow)
      .parse(rows)
      .map(({ hash }) => hash),
  );
}
