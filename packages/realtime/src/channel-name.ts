import type { HubName } from './hub-names.ts';
import type { StreamOf, Target } from './hubs.ts';

/**
 * Returns the channel of a hub's stream, or of one target of it; a channel has one number sequence. Targets have their
 * own, so that no one sees a gap where an event went to someone else.
 */
export function channelName<H extends HubName>(hub: H, stream: StreamOf<H>, target: Target): string {
  return target === 'all' ? `${hub}/${stream}` : `${hub}/${stream}/${target}`;
}
