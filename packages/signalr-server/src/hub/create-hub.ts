import type { Backplane } from '../backplane/backplane.ts';
import { type HubEndpoint, hubEndpoint } from '../fastify/hub-endpoint.ts';
import type { Audience } from './audience.ts';
import type { BoundMethod, CallScope } from './bound-method.ts';
import { Dispatcher } from './dispatcher.ts';
import type { HubCall } from './hub-call.ts';
import { type HubClients, hubClients } from './hub-clients.ts';
import type { AnyEvents, ArgumentLists, HubContract, Schema } from './hub-contract.ts';
import { HubCore } from './hub-core.ts';
import { filteredConnect, type HubFilter } from './hub-filter.ts';
import type { HubHandlers } from './hub-handlers.ts';
import type { HubMetrics } from './hub-metrics.ts';
import type { HubPeer } from './hub-peer.ts';
import { defaultLimits, defaultTiming, type HubLimits, type HubTiming } from './hub-settings.ts';
import type { HubUser } from './hub-user.ts';
import { readUpload } from './read-upload.ts';

export interface HubOptions<User extends HubUser> {
  readonly limits?: Partial<HubLimits>;
  readonly timing?: Partial<HubTiming>;
  readonly filters?: readonly HubFilter<User>[];
  readonly metrics?: HubMetrics;
  /** Connects the processes that serve this hub; without it there is only this one. */
  readonly backplane?: Backplane;
  /** Called with errors that are defects of the program. */
  readonly onError?: (error: unknown) => void;
}

export interface Hub<Events extends ArgumentLists<Events>, User extends HubUser = HubUser> {
  readonly path: string;
  readonly clients: HubClients<Events>;
  /** The requests that the plugin mounts. */
  readonly endpoint: HubEndpoint;
  /** Closes connections in any process; their clients reconnect by themselves only with `allowReconnect`. */
  disconnect(who: Audience, options?: { error?: string; allowReconnect?: boolean }): void;
  addToGroup(who: Audience, group: string): void;
  removeFromGroup(who: Audience, group: string): void;
  /** Open connections of this process. */
  peers(): Iterable<HubPeer<User>>;
  connectionCount(): number;
  /** Members of the group in this process. */
  groupSize(group: string): number;
}

/** Creates a hub of that contract. Mount it with the `signalr` plugin; send to its clients from anywhere with `clients`. */
export function createHub<
  User extends HubUser,
  Methods extends ArgumentLists<Methods>,
  Streams extends ArgumentLists<Streams> = Record<never, never>,
  Events extends ArgumentLists<Events> = AnyEvents,
>(
  contract: HubContract<Methods, Streams, Events>,
  handlers: HubHandlers<User, Methods, Streams, Events>,
  options: HubOptions<User> = {},
): Hub<Events, User> {
  const { filters = [], metrics = {}, onError = () => undefined } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const timing = { ...defaultTiming, ...options.timing };

  const clients: HubClients<Events> = hubClients<Events>({
    send: (to, event, args) => core.send(to, event, checked(event, args)),
    invoke: (connectionId, event, args, timeoutMs) => core.invoke(connectionId, event, checked(event, args), timeoutMs),
  });
  function checked(event: string, args: readonly unknown[]): readonly unknown[] {
    const { events } = contract;
    return events && isNameOf(events, event) ? events[event].parse(args) : args;
  }
  function callOf({ peer, signal, uploads }: CallScope<User>): HubCall<User, Events> {
    return {
      peer,
      signal,
      clients,
      caller: clients.connection(peer.id),
      others: clients.allExcept([peer.id]),
      upload: (item) => readUpload(uploads.shift(), item),
    };
  }
  function bind<Args extends readonly unknown[]>(
    name: string,
    isStream: boolean,
    schema: Schema<Args>,
    handler: (call: HubCall<User, Events>, ...args: Args) => unknown,
  ): BoundMethod<User> {
    return {
      name,
      isStream,
      prepare(raw) {
        const args = schema.parse(raw);
        return (scope) => handler(callOf(scope), ...args);
      },
    };
  }
  const single = namesOf(contract.methods).map((name) =>
    bind(String(name), false, contract.methods[name], handlers.methods[name]),
  );
  const { streams } = contract;
  const sources = handlers.streams;
  const many =
    streams && sources ? namesOf(streams).map((name) => bind(String(name), true, streams[name], sources[name])) : [];
  const methods = [...single, ...many];
  const dispatcher = new Dispatcher<User>({ methods, filters, limits, metrics, failed: onError });
  const core: HubCore<User> = new HubCore<User>({
    path: contract.path,
    limits,
    timing,
    metrics,
    backplane: options.backplane ?? null,
    connected: (peer) => filteredConnect(filters, peer, async () => handlers.connected?.(peer, clients)),
    disconnected: async (peer, reason) => handlers.disconnected?.(peer, reason, clients),
    received: (connection, peer, message) => dispatcher.receive(connection, peer, message),
    failed: onError,
  });
  return {
    path: contract.path,
    clients,
    endpoint: hubEndpoint({ core, admit: (request) => handlers.admit(request) }),
    disconnect: (who, { error, allowReconnect = false } = {}) => core.disconnect(who, error, allowReconnect),
    addToGroup: (who, group) => core.changeGroup('join', who, group),
    removeFromGroup: (who, group) => core.changeGroup('leave', who, group),
    peers: () => core.peers(),
    connectionCount: () => core.registry.openCount,
    groupSize: (group) => core.registry.groupSize(group),
  };
}

function isNameOf<Named extends object>(named: Named, name: PropertyKey): name is keyof Named {
  return Object.hasOwn(named, name);
}

function namesOf<Named extends object>(named: Named): (keyof Named)[] {
  return Object.keys(named).filter((name) => isNameOf(named, name));
}
