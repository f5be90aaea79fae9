import type { Audience } from './audience.ts';
import type { ArgumentLists, Schema } from './hub-contract.ts';

/** Sends to some clients without waiting: slow ones receive it later, ones that are too slow are dropped. */
export interface Sender<Events extends ArgumentLists<Events>> {
  send<Name extends keyof Events & string>(event: Name, ...args: Events[Name]): void;
}

type Except = readonly string[];

/** Addressable clients of a hub, in every process its backplane connects. `except` are connections left out. */
export interface HubClients<Events extends ArgumentLists<Events>> {
  readonly all: Sender<Events>;
  allExcept(except: Except): Sender<Events>;
  group(name: string, except?: Except): Sender<Events>;
  groups(names: readonly string[], except?: Except): Sender<Events>;
  user(id: string, except?: Except): Sender<Events>;
  users(ids: readonly string[], except?: Except): Sender<Events>;
  connection(id: string): Sender<Events>;
  connections(ids: readonly string[]): Sender<Events>;
  /**
   * Calls one client of this process and waits for its answer. Rejects when the client does not exist, fails or
   * disconnects, and after `timeoutMs`.
   */
  invoke<Result, Name extends keyof Events & string>(
    connectionId: string,
    call: { event: Name; result: Schema<Result>; timeoutMs?: number },
    ...args: Events[Name]
  ): Promise<Result>;
}

interface Delivery {
  send(to: Audience, event: string, args: readonly unknown[]): void;
  invoke(
    connectionId: string,
    event: string,
    args: readonly unknown[],
    timeoutMs: number | undefined,
  ): Promise<unknown>;
}

export function hubClients<Events extends ArgumentLists<Events>>(delivery: Delivery): HubClients<Events> {
  const to = (audience: Audience): Sender<Events> => ({
    send: (event, ...args) => delivery.send(audience, event, args),
  });
  return {
    all: to({ kind: 'all' }),
    allExcept: (except) => to({ kind: 'all', except }),
    group: (name, except) => to({ kind: 'groups', names: [name], except }),
    groups: (names, except) => to({ kind: 'groups', names, except }),
    user: (id, except) => to({ kind: 'users', ids: [id], except }),
    users: (ids, except) => to({ kind: 'users', ids, except }),
    connection: (id) => to({ kind: 'connections', ids: [id] }),
    connections: (ids) => to({ kind: 'connections', ids }),
    invoke: async (connectionId, { event, result, timeoutMs }, ...args) =>
      result.parse(await delivery.invoke(connectionId, event, args, timeoutMs)),
  };
}
