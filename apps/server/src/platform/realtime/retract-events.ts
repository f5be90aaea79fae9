import { channelName } from '@tuyuan/realtime/channel-name.ts';
import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import type { EventName, PayloadInput } from '@tuyuan/realtime/hubs.ts';
import type { Database } from '../database/database.ts';
import { blankHubEvents } from './hub-event.repository.ts';
import type { HubEvent } from './publish-event.ts';

interface Retraction<H extends HubName, N extends EventName<H>> extends Omit<HubEvent<H, N>, 'payload'> {
  /** The `id` in the published payload. */
  id: number;
  /** Laid over each payload. */
  blank: Partial<PayloadInput<H, N>>;
}

/** Blanks the stored events about something, so that clients that catch up learn no more than a current query returns. */
export async function retractEvents<H extends HubName, N extends EventName<H>>(
  transaction: Database,
  { hub, stream, target, name, id, blank }: Retraction<H, N>,
): Promise<void> {
  const targets = typeof target === 'string' ? [target] : target;
  const channels = targets.map((one) => channelName(hub, stream, one));
  await blankHubEvents(transaction, { channels, name, id, blank });
}
