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

/** Returns the targets of a stream that a listener belongs to; null when they may not hear it at all. */
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

/** Manages the listeners' subscriptions to a hub's streams. */
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

  /**
   * Makes an account's connection depend on the tickets that entitle it to targets, as a phone's does on its own.
   * Returns true when a ticket is new.
   */
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
    /** Throws a `HubForbiddenError` when the stream does not exist or the listener may not hear it. */
    async subscribe(peer: HubPeer<Listener>, name: string): Promise<Subscription> {
      if (!isStreamOf(hub, name)) throw new HubForbiddenError();
      let targets = await targetsOf(peer.user, name);
      // Asked again now that the end of a ticket would be noticed: it may have ended in between.
      if (targets !== null && lockTickets(peer, targets)) targets = await targetsOf(peer.user, name);
      if (targets === null) throw new HubForbiddenError();
      if (of(peer).size >= maxStreams && !of(peer).has(name)) throw new HubError('Too many streams.');
      leave(peer, name);
      const { schema } = peer.user;
      const names = [...new Set(targets.map((target) => channelName(hub, name, target)))];
      of(peer).set(name, names);
      // Joined before fetching the numbers, so that events in between are heard.
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
