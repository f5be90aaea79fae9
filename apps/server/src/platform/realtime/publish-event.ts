import { channelName } from '@tuyuan/realtime/channel-name.ts';
import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import { type EventName, hubs, type PayloadInput, type StreamOf, type Target } from '@tuyuan/realtime/hubs.ts';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { insertHubEvent } from './hub-event.repository.ts';

export interface HubEvent<H extends HubName, N extends EventName<H>> {
  hub: H;
  stream: StreamOf<H>;
  /** A list targets exactly those; an empty one reaches no listeners. */
  target: Target | readonly Target[];
  name: N;
  payload: PayloadInput<H, N>;
}

/**
 * Publishes an event to a hub's listeners if and only if the transaction commits: it is stored under the next number of
 * its channel, sent within milliseconds to connected clients in every process, and kept for those that catch up later.
 * Publish last in a transaction: the next event of the same stream waits until it ends.
 */
export async function publishEvent<H extends HubName, N extends EventName<H>>(
  transaction: Database,
  { hub, stream, target, name, payload }: HubEvent<H, N>,
): Promise<void> {
  const targets: readonly Target[] = typeof target === 'string' ? [target] : target;
  if (targets.length === 0) return;
  const schema = Object.entries<z.ZodType>(hubs[hub].payloads).find(([known]) => known === name)?.[1];
  if (!schema) throw new Error(`The hub ${hub} has no event ${name}.`);
  const channels = targets.map((one) => channelName(hub, stream, one));
  await insertHubEvent(transaction, { channels, name, payload: schema.parse(payload) });
}
