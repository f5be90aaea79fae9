import type { HubClients, Sender } from './hub-clients.ts';
import type { ArgumentLists, Schema } from './hub-contract.ts';
import type { HubPeer } from './hub-peer.ts';
import type { HubUser } from './hub-user.ts';

/** Context of a handler besides its arguments. */
export interface HubCall<User extends HubUser, Events extends ArgumentLists<Events>> {
  readonly peer: HubPeer<User>;
  readonly caller: Sender<Events>;
  readonly others: Sender<Events>;
  readonly clients: HubClients<Events>;
  /** Aborted when the client cancels the call or leaves. */
  readonly signal: AbortSignal;
  /** Returns the next stream that the client uploads with this call. Each item is parsed; an invalid one ends the stream. */
  upload<Item>(item: Schema<Item>): AsyncIterable<Item>;
}
