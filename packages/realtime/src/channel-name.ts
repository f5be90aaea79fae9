import type { HubName } from './hub-names.ts';
import type { StreamOf, Target } from './hubs.ts';

/**
 * Where events with one number sequence go: a hub's stream, for all of it or for one target of it. Targets have sequences of
 * their own, so that nobody sees a gap where somebody else was told something.
 */
export function channelName<H extends HubName>(hub: H, stream: StreamOf<H>, target: Target): string {
  return target === 'all' ? `${hub}/${stream}` : `${hub}/${stream}/${target}`;
}
