import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { runPrepared } from '../database/run-prepared.ts';

/** PostgreSQL's limit is 8,000 bytes; a longer list is sent as "look at all". */
const maxNoticeLength = 7000;

interface NewEvent {
  /** Each channel stores the event under its own next number. */
  channels: readonly string[];
  name: string;
  payload: unknown;
}

/**
 * Stores an event and notifies every process once the transaction commits. Channels are locked in the order of their
 * names, so that two publishers never deadlock.
 */
export async function insertHubEvent(transaction: Database, { channels, name, payload }: NewEvent): Promise<void> {
  const wanted = [...new Set(channels)].sort();
  const listed = JSON.stringify(wanted);
  const notice = Buffer.byteLength(listed) <= maxNoticeLength ? listed : '*';
  await runPrepared(
    transaction,
    sql`
    WITH numbered AS (
      INSERT INTO hub_channel AS c (name, seq)
      SELECT value, 1 FROM jsonb_array_elements_text(${listed}::jsonb) WITH ORDINALITY AS wanted(value, place) ORDER BY place
      ON CONFLICT (name) DO UPDATE SET seq = c.seq + 1
      RETURNING c.name AS channel, c.seq
    ), stored AS (
      INSERT INTO hub_event (channel, seq, name, payload)
      SELECT channel, seq, ${name}, ${JSON.stringify(payload)}::jsonb FROM numbered
    )
    SELECT pg_notify('hub_event', current_schema() || ' ' || ${notice})`,
  );
}

/** Lays `blank` over the payloads of the events of that name about that `id`. */
export async function blankHubEvents(
  transaction: Database,
  { channels, name, id, blank }: { channels: readonly string[]; name: string; id: number; blank: object },
): Promise<void> {
  await transaction.execute(sql`
    UPDATE hub_event SET payload = payload || ${JSON.stringify(blank)}::jsonb
    WHERE channel IN (SELECT jsonb_array_elements_text(${JSON.stringify(channels)}::jsonb)) AND name = ${name} AND payload -> 'id' = to_jsonb(${id}::int)`);
}

export interface ChannelPlace {
  channel: string;
  /** Number of the last event heard there. */
  seq: number;
}

const EventRow = z.object({
  channel: z.string(),
  seq: z.number(),
  name: z.string(),
  payload: z.unknown(),
  at: z.coerce.date(),
});
export type HubEventRow = z.infer<typeof EventRow>;

/** Returns the events after those places, ordered within each channel, at most `limit` of each. */
export async function readHubEvents(
  db: Database,
  places: readonly ChannelPlace[],
  limit: number,
): Promise<HubEventRow[]> {
  const { rows } = await db.execute(sql`
    SELECT e.channel, e.seq, e.name, e.payload, e.at
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS heard(channel text, seq bigint),
      LATERAL (
        SELECT * FROM hub_event h WHERE h.channel = heard.channel AND h.seq > heard.seq ORDER BY h.seq LIMIT ${limit}
      ) e
    ORDER BY e.channel, e.seq`);
  return z.array(EventRow).parse(rows);
}

const ChannelRow = z.object({ name: z.string(), seq: z.number(), forgotten_seq: z.number() });

/** Numbers of the channels' last events, and up to which of them events were deleted. A channel without events is not among them. */
export async function readHubChannels(
  db: Database,
  names: readonly string[],
): Promise<Map<string, { seq: number; forgottenSeq: number }>> {
  const { rows } = await db.execute(sql`
    SELECT name, seq, forgotten_seq FROM hub_channel
    WHERE name IN (SELECT jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`);
  return new Map(
    z
      .array(ChannelRow)
      .parse(rows)
      .map((row) => [row.name, { seq: row.seq, forgottenSeq: row.forgotten_seq }]),
  );
}

/**
 * Deletes events older than two days, and those of which only the latest counts after ten minutes. The latter need no
 * catching up, so they do not move a channel's mark.
 */
export async function deleteOldHubEvents(db: Database, pacedNames: readonly string[]): Promise<void> {
  const paced = sql`name IN (SELECT jsonb_array_elements_text(${JSON.stringify(pacedNames)}::jsonb))`;
  await db.execute(sql`DELETE FROM hub_event WHERE at < now() - interval '10 minutes' AND ${paced}`);
  await db.execute(sql`
    WITH deleted AS (DELETE FROM hub_event WHERE at < now() - interval '2 days' RETURNING channel, seq)
    UPDATE hub_channel c SET forgotten_seq = d.seq
    FROM (SELECT channel, max(seq) AS seq FROM deleted GROUP BY channel) d WHERE d.channel = c.name`);
}

/** Notifies all processes; nothing is stored. */
export async function notifyHubs(db: Database, channel: string, notice: string): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, ${notice})`);
}
