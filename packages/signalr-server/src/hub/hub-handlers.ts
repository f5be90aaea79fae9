import type { FastifyRequest } from 'fastify';
import type { HubCall } from './hub-call.ts';
import type { HubClients } from './hub-clients.ts';
import type { ArgumentLists } from './hub-contract.ts';
import type { CloseReason } from './hub-metrics.ts';
import type { HubPeer } from './hub-peer.ts';
import type { HubUser } from './hub-user.ts';

/** The user of a request, or the status it is refused with. */
export type Admission<User extends HubUser> =
  | { readonly user: User }
  | { readonly refuse: 401 | 403 | 404 | 429 | 503 };

export interface HubHandlers<
  User extends HubUser,
  Methods extends ArgumentLists<Methods>,
  Streams extends ArgumentLists<Streams>,
  Events extends ArgumentLists<Events>,
> {
  /** Called for every request of a connection: negotiation, upgrade, poll, post. The user must stay the same. */
  admit(request: FastifyRequest): Promise<Admission<User>>;
  readonly methods: {
    readonly [Name in keyof Methods]: (call: HubCall<User, Events>, ...args: Methods[Name]) => unknown;
  };
  readonly streams?: {
    readonly [Name in keyof Streams]: (call: HubCall<User, Events>, ...args: Streams[Name]) => AsyncIterable<unknown>;
  };
  /** Before the first call of the connection, which has heard nothing yet. */
  connected?(peer: HubPeer<User>, clients: HubClients<Events>): Promise<void>;
  disconnected?(peer: HubPeer<User>, reason: CloseReason, clients: HubClients<Events>): Promise<void>;
}
