import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getEventsSince as contract } from '@tuyuan/contract/hub-data.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../database/database.ts';
import { type ChannelPlace, readHubChannels, readHubEvents } from './hub-event.repository.ts';

const maxPerKind = 500;

interface Parts {
  db: Database;
  timeZone: string;
  /** Returns which of these channels the caller may hear. */
  hearable(channels: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Returns the events after the given places, each `channel@seq`. */
export async function getEventsSince(
  { db, timeZone, hearable }: Parts,
  { places }: { places: readonly string[] },
): Promise<OutputOf<typeof contract>> {
  const asked = places.map(placeOf);
  const allowed = await hearable(asked.map(({ channel }) => channel));
  const heard = asked.filter(({ channel }) => allowed.has(channel));
  const events = await readHubEvents(db, heard, maxPerKind);
  const channels = await readHubChannels(
    db,
    heard.map(({ channel }) => channel),
  );
  return {
    events: events.map(({ at, ...event }) => ({ ...event, at: toWireDate(at, timeZone) })),
    channels: heard.map(({ channel, seq }) => {
      const own = events.filter((event) => event.channel === channel);
      const reached = own.at(-1)?.seq ?? seq;
      const forgotten = channels.get(channel)?.forgottenSeq ?? 0;
      return { name: channel, seq: reached, isComplete: seq >= forgotten && own.length < maxPerKind };
    }),
  };
}

function placeOf(text: string): ChannelPlace {
  const at = text.lastIndexOf('@');
  return { channel: text.slice(0, at), seq: Number(text.slice(at + 1)) };
}
