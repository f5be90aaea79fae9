import type { Connection } from '../connection/connection.ts';
import type { Audience } from './audience.ts';
import type { HubUser } from './hub-user.ts';

/** One hub's connections in this process, and their groups. */
export class Registry<User extends HubUser> {
  readonly #byToken = new Map<string, Connection<User>>();
  readonly #open = new Map<string, Connection<User>>();
  readonly #groups = new Map<string, Set<Connection<User>>>();
  readonly #users = new Map<string, Set<Connection<User>>>();
  /** By user, those that are not open yet. */
  readonly #pending = new Map<string, Set<Connection<User>>>();

  /** All, those that are not open yet too. */
  get size(): number {
    return this.#byToken.size;
  }

  get openCount(): number {
    return this.#open.size;
  }

  add(connection: Connection<User>): void {
    this.#byToken.set(connection.token, connection);
    if (connection.user.id !== null) include(this.#pending, connection.user.id, connection);
  }

  open(connection: Connection<User>): void {
    this.#open.set(connection.id, connection);
    if (connection.user.id === null) return;
    exclude(this.#pending, connection.user.id, connection);
    include(this.#users, connection.user.id, connection);
  }

  remove(connection: Connection<User>): void {
    this.#byToken.delete(connection.token);
    if (connection.user.id !== null) exclude(this.#pending, connection.user.id, connection);
    if (!this.#open.delete(connection.id)) return;
    if (connection.user.id !== null) exclude(this.#users, connection.user.id, connection);
    for (const group of connection.groups) exclude(this.#groups, group, connection);
    connection.groups.clear();
  }

  join(connection: Connection<User>, group: string): void {
    if (!this.#open.has(connection.id)) return;
    connection.groups.add(group);
    include(this.#groups, group, connection);
  }

  leave(connection: Connection<User>, group: string): void {
    connection.groups.delete(group);
    exclude(this.#groups, group, connection);
  }

  byToken(token: string): Connection<User> | undefined {
    return this.#byToken.get(token);
  }

  byId(id: string): Connection<User> | undefined {
    return this.#open.get(id);
  }

  ofUser(id: string): ReadonlySet<Connection<User>> {
    return this.#users.get(id) ?? new Set();
  }

  /** The user's connections that are not open yet, the oldest first. */
  pendingOf(id: string): ReadonlySet<Connection<User>> {
    return this.#pending.get(id) ?? new Set();
  }

  groupSize(group: string): number {
    return this.#groups.get(group)?.size ?? 0;
  }

  all(): Connection<User>[] {
    return [...this.#byToken.values()];
  }

  /** Returns the current receivers, each once; clients that join later get only later messages. */
  receivers(audience: Audience): Connection<User>[] {
    const found = this.#found(audience);
    if (!audience.except?.length) return found;
    const except = new Set(audience.except);
    return found.filter(({ id }) => !except.has(id));
  }

  #found(audience: Audience): Connection<User>[] {
    switch (audience.kind) {
      case 'all':
        return [...this.#open.values()];
      case 'groups':
        return union(audience.names.map((name) => this.#groups.get(name)));
      case 'users':
        return union(audience.ids.map((id) => this.#users.get(id)));
      case 'connections':
        return audience.ids.flatMap((id) => this.#open.get(id) ?? []);
    }
  }
}

function include<Item>(index: Map<string, Set<Item>>, key: string, item: Item): void {
  const set = index.get(key);
  if (set) set.add(item);
  else index.set(key, new Set([item]));
}

function exclude<Item>(index: Map<string, Set<Item>>, key: string, item: Item): void {
  const set = index.get(key);
  set?.delete(item);
  if (set?.size === 0) index.delete(key);
}

function union<Item>(sets: readonly (ReadonlySet<Item> | undefined)[]): Item[] {
  const [only] = sets;
  if (sets.length === 1) return only ? [...only] : [];
  return [...new Set(sets.flatMap((set) => (set ? [...set] : [])))];
}
