import type { Database } from '../database/database.ts';
import { type HubEventRow, readHubChannels, readHubEvents } from './hub-event.repository.ts';

export interface EventRelay {
  /** Number of the channel's last event so far; from then on its events are delivered, until nobody listens here any more. */
  follow(schema: string, channel: string): Promise<number>;
  /** Looks for new events in these channels, or in all that are followed. */
  wake(schema: string, channels: readonly string[] | 'all'): void;
  wakeAll(): void;
}

interface Options {
  databaseOf(schema: string): Database;
  /** Hands an event to whoever listens here; false when that is nobody. */
  deliver(schema: string, event: HubEventRow): boolean;
  failed(error: unknown): void;
}

interface Followed {
  /** Number of the last event delivered; null while it is being asked for. */
  seq: number | null;
  /** Something new was told of and has not been looked for yet. */
  isDue: boolean;
  ready: Promise<number>;
}

const maxBatch = 500;
const retryMs = 1000;

/**
 * Brings stored events to this process's listeners, each once and in order. A notice only says where to look: what is delivered
 * is what the table holds after the last number delivered, so a lost or doubled notice loses and doubles nothing.
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

  /** One reader a schema: what becomes due meanwhile it reads next. */
  async function read(schema: string): Promise<void> {
    if (reading.has(schema)) return;
    reading.add(schema);
    try {
      while (dueIn(schema).length > 0) await readSome(schema);
    } catch (error) {
      failed(error);
      setTimeout(() => void read(schema), retryMs).unref();
    } finally {
      // Without a pause after the last look: whoever marks something due from here on starts the next reader.
      reading.delete(schema);
    }
  }

  return {
    async follow(schema, channel) {
      const followed = followedIn(schema);
      const known = followed.get(channel);
      if (known) return known.seq ?? known.ready;
      // Before it is asked for: what is told of meanwhile must not be missed.
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
