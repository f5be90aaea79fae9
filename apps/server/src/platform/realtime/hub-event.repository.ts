import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** PostgreSQL's limit is 8,000 bytes; a list longer than this is told as "look at all". */
const longestNotice = 7000;

interface NewEvent {
  /** One or many; each gets the event under its own next number. */
  channels: readonly string[];
  name: string;
  payload: unknown;
}

/**
 * Stores an event and has every process told of it, once the transaction commits. Channels are locked in the order of their
 * names, so that two publishers never wait for each other.
 */
export async function insertHubEvent(transaction: Database, { channels, name, payload }: NewEvent): Promise<void> {
  const wanted = [...new Set(channels)].sort();
  const listed = JSON.stringify(wanted);
  const notice = Buffer.byteLength(listed) <= longestNotice ? listed : '*';
  await transaction.execute(sql`
    WITH numbered AS (
      INSERT INTO hub_channel AS c (name, seq)
      SELECT value, 1 FROM jsonb_array_elements_text(${listed}::jsonb) WITH ORDINALITY AS wanted(value, place) ORDER BY place
      ON CONFLICT (name) DO UPDATE SET seq = c.seq + 1
      RETURNING c.name AS channel, c.seq
    ), stored AS (
      INSERT INTO hub_event (channel, seq, name, payload)
      SELECT channel, seq, ${name}, ${JSON.stringify(payload)}::jsonb FROM numbered
    )
    SELECT pg_notify('hub_event', current_schema() || ' ' || ${notice})`);
}
