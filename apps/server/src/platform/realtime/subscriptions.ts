import { channelName } from '@tuyuan/realtime/channel-name.ts';
import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import type { StreamOf, Target } from '@tuyuan/realtime/hubs.ts';
import { isStreamOf } from '@tuyuan/realtime/is-stream-of.ts';
import type { Subscription } from '@tuyuan/realtime/subscription.ts';
import { HubError, HubForbiddenError } from '@tuyuan/signalr-server/hub/hub-error.ts';
import type { HubPeer } from '@tuyuan/signalr-server/hub/hub-peer.ts';
import type { EventRelay } from './event-relay.ts';
import { channelGroup, holdGroup } from './group-names.ts';
import type { Listener } from './listener.ts';

/** Which targets of a stream somebody belongs to; null when he may not hear it at all. */
export type TargetsOf<H extends HubName> = (
  listener: Listener,
  stream: StreamOf<H>,
) => Promise<readonly Target[] | null>;

const maxStreams = 20;
const ticketPrefix = 'ticket:';

interface Parts<H extends HubName> {
  hub: H;
  relay: Pick<EventRelay, 'follow'>;
  targetsOf: TargetsOf<H>;
}

/** Who hears which stream of a hub. */
export function subscriptions<H extends HubName>({ hub, relay, targetsOf }: Parts<H>) {
  const streamsOf = new WeakMap<HubPeer<Listener>, Map<string, readonly string[]>>();
  const of = (peer: HubPeer<Listener>): Map<string, readonly string[]> => {
    const known = streamsOf.get(peer);
    if (known) return known;
    const made = new Map<string, readonly string[]>();
    streamsOf.set(peer, made);
    return made;
  };

  function leave(peer: HubPeer<Listener>, stream: string): void {
    for (const channel of of(peer).get(stream) ?? []) peer.leave(channelGroup(peer.user.schema, channel));
    of(peer).delete(stream);
  }

  /** An account hears by the tickets it holds: the connection depends on them as a phone's does on its own. True where that is news. */
  function lockTickets(peer: HubPeer<Listener>, targets: readonly Target[]): boolean {
    const groups = targets.flatMap((target) =>
      target.startsWith(ticketPrefix)
        ? [holdGroup(`${peer.user.schema} ticket-id ${target.slice(ticketPrefix.length)}`)]
        : [],
    );
    const fresh = groups.filter((group) => !peer.groups.has(group));
    for (const group of fresh) peer.join(group);
    return fresh.length > 0;
  }

  return {
    /** Throws a `HubForbiddenError` where the stream is not for him or there is none of that name. */
    async subscribe(peer: HubPeer<Listener>, name: string): Promise<Subscription> {
      if (!isStreamOf(hub, name)) throw new HubForbiddenError();
      let targets = await targetsOf(peer.user, name);
      // Asked again once the end of what lets him in would be heard: it may have come meanwhile.
      if (targets !== null && lockTickets(peer, targets)) targets = await targetsOf(peer.user, name);
      if (targets === null) throw new HubForbiddenError();
      if (of(peer).size >= maxStreams && !of(peer).has(name)) throw new HubError('Too many streams.');
      leave(peer, name);
      const { schema } = peer.user;
      const names = [...new Set(targets.map((target) => channelName(hub, name, target)))];
      of(peer).set(name, names);
      // Before the numbers are asked for: what comes meanwhile is heard.
      for (const channel of names) peer.join(channelGroup(schema, channel));
      const channels = await Promise.all(
        names.map(async (channel) => ({ name: channel, seq: await relay.follow(schema, channel) })),
      );
      return { channels };
    },
    unsubscribe: leave,
    streams: (peer: HubPeer<Listener>): readonly string[] => [...of(peer).keys()],
  };
}
