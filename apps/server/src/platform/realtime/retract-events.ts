import { channelName } from '@tuyuan/realtime/channel-name.ts';
import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import type { EventName, PayloadInput } from '@tuyuan/realtime/hubs.ts';
import type { Database } from '../database/database.ts';
import { blankHubEvents } from './hub-event.repository.ts';
import type { HubEvent } from './publish-event.ts';

interface Retraction<H extends HubName, N extends EventName<H>> extends Omit<HubEvent<H, N>, 'payload'> {
  /** The `id` of what was told. */
  id: number;
  /** Laid over each payload. */
  blank: Partial<PayloadInput<H, N>>;
}

/** Takes what was told of something out of the stored events, so that who catches up hears no more of it than who asks now. */
export async function retractEvents<H extends HubName, N extends EventName<H>>(
  transaction: Database,
  { hub, stream, target, name, id, blank }: Retraction<H, N>,
): Promise<void> {
  const targets = typeof target === 'string' ? [target] : target;
  const channels = targets.map((one) => channelName(hub, stream, one));
  await blankHubEvents(transaction, { channels, name, id, blank });
}
