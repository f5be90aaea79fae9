import type { Database } from '../database/database.ts';
import { type HubEventRow, readHubChannels, readHubEvents } from './hub-event.repository.ts';

export interface EventRelay {
  /** Returns the number of the channel's last event; later events are delivered as long as this process has listeners. */
  follow(schema: string, channel: string): Promise<number>;
  /** Looks for new events in these channels, or in all that are followed. */
  wake(schema: string, channels: readonly string[] | 'all'): void;
  wakeAll(): void;
}

interface Options {
  databaseOf(schema: string): Database;
  /** Delivers an event to the listeners of this process; returns false when there are none. */
  deliver(schema: string, event: HubEventRow): boolean;
  failed(error: unknown): void;
}

interface Followed {
  /** Number of the last delivered event; null while it is being fetched. */
  seq: number | null;
  /** Whether a notice arrived that has not been read yet. */
  isDue: boolean;
  ready: Promise<number>;
}

const maxBatch = 500;
const retryMs = 1000;

/**
 * Delivers stored events to this process's listeners, each once and in order. A notice only triggers a read of the
 * events after the last one delivered, so a lost or duplicate notice loses and duplicates nothing.
 */
export function eventRelay({ databaseOf, deliver, failed }: Options): EventRelay {
  const schemas = new Map<string, Map<string, Followed>>();
  const reading = new Set<string>();

  const followedIn = (schema: string): Map<string, Followed> => {
    const known = schemas.get(schema);
    if (known) return known;
    const made = new Map<string, Followed>();
    schemas.set(schema, made);
    return made;
  };

  const dueIn = (schema: string): { channel: string; one: Followed; seq: number }[] =>
    [...followedIn(schema)].flatMap(([channel, one]) =>
      one.isDue && one.seq !== null ? [{ channel, one, seq: one.seq }] : [],
    );

  async function readSome(schema: string): Promise<void> {
    const followed = followedIn(schema);
    const due = dueIn(schema);
    for (const { one } of due) one.isDue = false;
    let events: HubEventRow[];
    try {
      events = await readHubEvents(
        databaseOf(schema),
        due.map(({ channel, seq }) => ({ channel, seq })),
        maxBatch,
      );
    } catch (error) {
      for (const { one } of due) one.isDue = true;
      throw error;
    }
    const counts = new Map<string, number>();
    for (const event of events) {
      const one = followed.get(event.channel);
      if (!one) continue;
      one.seq = event.seq;
      counts.set(event.channel, (counts.get(event.channel) ?? 0) + 1);
      if (!deliver(schema, event)) followed.delete(event.channel);
    }
    for (const [channel, count] of counts) if (count >= maxBatch) markDue(followed.get(channel));
  }

  /** One reader per schema: it also reads what becomes due meanwhile. */
  async function read(schema: string): Promise<void> {
    if (reading.has(schema)) return;
    reading.add(schema);
    try {
      while (dueIn(schema).length > 0) await readSome(schema);
    } catch (error) {
      failed(error);
      setTimeout(() => void read(schema), retryMs).unref();
    } finally {
      // Nothing may be awaited between the last check and this: a channel marked due later starts the next reader.
      reading.delete(schema);
    }
  }

  return {
    async follow(schema, channel) {
      const followed = followedIn(schema);
      const known = followed.get(channel);
      if (known) return known.seq ?? known.ready;
      // Added before the query, so that notices in between are not missed.
      const one: Followed = { seq: null, isDue: false, ready: Promise.resolve(0) };
      followed.set(channel, one);
      one.ready = readHubChannels(databaseOf(schema), [channel]).then((found) => found.get(channel)?.seq ?? 0);
      try {
        one.seq = await one.ready;
      } catch (error) {
        followed.delete(channel);
        throw error;
      }
      if (one.isDue) void read(schema);
      return one.seq;
    },
    wake(schema, channels) {
      const followed = schemas.get(schema);
      if (!followed) return;
      for (const channel of channels === 'all' ? followed.keys() : channels) markDue(followed.get(channel));
      void read(schema);
    },
    wakeAll() {
      for (const schema of schemas.keys()) this.wake(schema, 'all');
    },
  };
}

function markDue(one: Followed | undefined): void {
  if (one) one.isDue = true;
}
