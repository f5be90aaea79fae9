import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import type { Subscription } from '@tuyuan/realtime/subscription.ts';
import type { HubCall } from '@tuyuan/signalr-server/hub/hub-call.ts';
import type { AnyEvents } from '@tuyuan/signalr-server/hub/hub-contract.ts';
import type { HubPeer } from '@tuyuan/signalr-server/hub/hub-peer.ts';
import { listenerAdmission } from './admit-listener.ts';
import type { EventRelay } from './event-relay.ts';
import { holdGroup } from './group-names.ts';
import type { Listener } from './listener.ts';
import { subscriptions, type TargetsOf } from './subscriptions.ts';

interface Parts<H extends HubName> {
  hub: H;
  relay: EventRelay;
  targetsOf: TargetsOf<H>;
  letsVisitorsIn: boolean;
  /** Called when a listener subscribes to or leaves that stream. */
  audienceChanged?(listener: Listener, stream: string): void;
}

/** Handlers common to all event hubs: admit listeners, disconnect them when their sessions end, and subscribe them to streams. */
export function eventHubHandlers<H extends HubName>(parts: Parts<H>) {
  const { subscribe, unsubscribe, streams } = subscriptions(parts);
  const changed = ({ user }: HubPeer<Listener>, stream: string) => parts.audienceChanged?.(user, stream);
  return {
    admit: listenerAdmission(parts),
    async connected(peer: HubPeer<Listener>): Promise<void> {
      for (const hold of peer.user.holds) peer.join(holdGroup(hold));
    },
    async disconnected(peer: HubPeer<Listener>): Promise<void> {
      for (const stream of streams(peer)) changed(peer, stream);
    },
    methods: {
      async subscribe({ peer }: HubCall<Listener, AnyEvents>, stream: string): Promise<Subscription> {
        const subscription = await subscribe(peer, stream);
        changed(peer, stream);
        return subscription;
      },
      async unsubscribe({ peer }: HubCall<Listener, AnyEvents>, stream: string): Promise<void> {
        unsubscribe(peer, stream);
        changed(peer, stream);
      },
    },
  };
}
