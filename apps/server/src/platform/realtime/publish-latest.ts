import { channelName } from '@tuyuan/realtime/channel-name.ts';
import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import { hubs, type PacedName, type PayloadInput, type Target } from '@tuyuan/realtime/hubs.ts';
import { afterCommit, type Database } from '../database/database.ts';
import { takeQuota } from '../database/quota.repository.ts';
import { ignoreOutage } from './ignore-outage.ts';
import { type HubEvent, publishEvent } from './publish-event.ts';

export interface LatestEvent<H extends HubName, N extends PacedName<H>>
  extends Omit<HubEvent<H, N>, 'payload' | 'target'> {
  target: Target;
  /** Distinguishes events of one kind in one stream, such as the polls of a conference. */
  key?: string;
  /** Returns the state at the time of publishing; null publishes nothing. */
  read(db: Database): Promise<PayloadInput<H, N> | null>;
}

interface Pacer {
  isDue: boolean;
}
const pacers = new WeakMap<Database, Map<string, Pacer>>();

/**
 * Publishes a frequently changing state after the transaction: at once after a pause, else when the event's pace allows
 * the next one, with the state at that time. All processes together keep the pace.
 */
export function publishLatest<H extends HubName, N extends PacedName<H>>(
  transaction: Database,
  event: LatestEvent<H, N>,
): void {
  const paces: Readonly<Record<string, number>> = hubs[event.hub].pace;
  const everyMs = paces[event.name] ?? 1000;
  const key = `hub:${channelName(event.hub, event.stream, event.target)}:${event.name}:${event.key ?? ''}`;
  afterCommit(transaction, (db) => {
    const running = pacersOf(db);
    const before = running.get(key);
    if (before) {
      before.isDue = true;
      return;
    }
    const pacer: Pacer = { isDue: false };
    running.set(key, pacer);
    const tell = async (): Promise<void> => {
      pacer.isDue = false;
      // Another process may have published within the pause: then this one publishes after the next pause.
      const isFree = (await takeQuota(db, { key, limit: 1, seconds: everyMs / 1000 })) === null;
      const payload = isFree ? await event.read(db) : null;
      if (payload !== null) await publishEvent(db, { ...event, payload });
      if (!isFree) pacer.isDue = true;
    };
    const turn = (): void => {
      tell()
        // The next change publishes it again.
        .catch(ignoreOutage)
        .finally(() => {
          setTimeout(() => {
            if (pacer.isDue) turn();
            else running.delete(key);
          }, everyMs).unref();
        });
    };
    turn();
  });
}

function pacersOf(db: Database): Map<string, Pacer> {
  const known = pacers.get(db);
  if (known) return known;
  const made = new Map<string, Pacer>();
  pacers.set(db, made);
  return made;
}
