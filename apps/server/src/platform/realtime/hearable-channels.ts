import { channelName } from '@tuyuan/realtime/channel-name.ts';
import { type HubName, hubPaths } from '@tuyuan/realtime/hub-names.ts';
import { isStreamOf } from '@tuyuan/realtime/is-stream-of.ts';
import type { Listener } from './listener.ts';
import type { TargetsOf } from './subscriptions.ts';

export type TargetsOfHubs = { readonly [H in HubName]: TargetsOf<H> };

/** Returns which of these channels the listener may hear. */
export async function hearableChannels(
  targetsOf: TargetsOfHubs,
  listener: Listener,
  channels: readonly string[],
): Promise<Set<string>> {
  const streams = new Set(channels.map((channel) => channel.split('/').slice(0, 2).join('/')));
  const own = await Promise.all(
    [...streams].map(async (name) => {
      const [hub = '', stream = ''] = name.split('/');
      return isHubName(hub) ? channelsOf(targetsOf, hub, stream, listener) : [];
    }),
  );
  const hearable = new Set(own.flat());
  return new Set(channels.filter((channel) => hearable.has(channel)));
}

async function channelsOf<H extends HubName>(
  targetsOf: TargetsOfHubs,
  hub: H,
  stream: string,
  listener: Listener,
): Promise<string[]> {
  if (!isStreamOf(hub, stream)) return [];
  const targets = (await targetsOf[hub](listener, stream)) ?? [];
  return targets.map((target) => channelName(hub, stream, target));
}

function isHubName(name: string): name is HubName {
  return Object.hasOwn(hubPaths, name);
}
