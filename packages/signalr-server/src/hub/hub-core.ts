import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Backplane } from '../backplane/backplane.ts';
import { ActiveCalls } from '../connection/active-calls.ts';
import { Connection } from '../connection/connection.ts';
import type { ConnectionHost } from '../connection/connection-host.ts';
import { type HubMessage, messageType } from '../protocol/hub-message.ts';
import { LongPollingTransport } from '../transports/long-polling-transport.ts';
import type { TransportName } from '../transports/transport.ts';
import type { Audience } from './audience.ts';
import { type BackplaneMessage, readBackplaneMessage, writeBackplaneMessage } from './backplane-message.ts';
import { Broadcaster } from './broadcaster.ts';
import { EncodedMessage } from './encoded-message.ts';
import type { CloseReason, HubMetrics } from './hub-metrics.ts';
import type { HubPeer } from './hub-peer.ts';
import type { HubLimits, HubTiming } from './hub-settings.ts';
import type { HubUser } from './hub-user.ts';
import { peerOf } from './peer-of.ts';
import { Registry } from './registry.ts';

export interface HubCoreParts<User extends HubUser> {
  readonly path: string;
  readonly limits: HubLimits;
  readonly timing: HubTiming;
  readonly metrics: HubMetrics;
  readonly backplane: Backplane | null;
  /** Runs before any call of the connection; rejecting ends it. */
  connected(peer: HubPeer<User>): Promise<void>;
  disconnected(peer: HubPeer<User>, reason: CloseReason, error: string | undefined): Promise<void>;
  received(connection: Connection<User>, peer: HubPeer<User>, message: HubMessage): void;
  failed(error: unknown): void;
}

const drainTurnMs = 100;
const lingerMs = 15_000;

/** A hub without its types: its connections, what is sent to them, and the other processes with clients of this hub. */
export class HubCore<User extends HubUser> implements ConnectionHost<User> {
  readonly limits: HubLimits;
  readonly timing: HubTiming;
  readonly registry = new Registry<User>();
  /** Ended, but a poll still has to fetch what was said last, or to hear that it is over. */
  readonly lingering = new Map<string, LongPollingTransport>();
  readonly #parts: HubCoreParts<User>;
  readonly #broadcaster: Broadcaster<User>;
  readonly #process = randomUUID();
  readonly #peers = new WeakMap<Connection<User>, HubPeer<User>>();
  readonly #timer: NodeJS.Timeout;
  #unsubscribe: (() => Promise<void>) | null = null;

  constructor(parts: HubCoreParts<User>) {
    this.#parts = parts;
    this.limits = parts.limits;
    this.timing = parts.timing;
    this.#broadcaster = new Broadcaster(parts.limits.receiversAtOnce, parts.failed);
    // One timer for all connections: thousands of timers would be most of a quiet hub's work.
    this.#timer = setInterval(() => this.#tick(), parts.timing.tick).unref();
  }

  /** Resolves when other processes are heard. */
  async listen(): Promise<void> {
    const { backplane, path } = this.#parts;
    this.#unsubscribe ??= (await backplane?.subscribe(path, (text) => this.#hear(text))) ?? null;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const connection of this.registry.all()) connection.drop('server closed');
    await this.#unsubscribe?.();
  }

  /** Disconnects all clients over `overMs`, a few at a time; they reconnect at once, elsewhere or to the next process. */
  async drain(overMs: number): Promise<void> {
    const clients = this.registry.all();
    const perTurn = Math.ceil(clients.length / Math.max(1, Math.floor(overMs / drainTurnMs)));
    for (let at = 0; at < clients.length; at += perTurn) {
      if (at > 0) await pause(drainTurnMs);
      for (const client of clients.slice(at, at + perTurn)) client.close('server closed', undefined, true);
    }
  }

  negotiate(user: User, query: URLSearchParams, isResumable: boolean): Connection<User> {
    if (user.id !== null) this.#forgetPending(user.id);
    const connection = new Connection(this, { user, query, isResumable });
    this.registry.add(connection);
    this.#parts.metrics.negotiated?.();
    return connection;
  }

  /** Sends here and, unless all receivers are here, in the other processes. */
  send(to: Audience, target: string, args: readonly unknown[]): void {
    const unheard = this.#sendHere(to, target, args);
    if (unheard) this.#tell({ kind: 'send', to: unheard, target, arguments: args });
  }

  async invoke(connectionId: string, target: string, args: readonly unknown[], timeoutMs: number | undefined) {
    const connection = this.registry.byId(connectionId);
    if (!connection) throw new Error('There is no such client here.');
    connection.calls ??= new ActiveCalls();
    const { invocationId, result } = connection.calls.results.expect(timeoutMs ?? this.timing.clientResult);
    connection.send({ type: messageType.invocation, invocationId, target, arguments: args });
    return result;
  }

  changeGroup(kind: 'join' | 'leave', to: Audience, group: string): void {
    for (const connection of this.registry.receivers(to)) this.registry[kind](connection, group);
    const unheard = this.#elsewhere(to);
    if (unheard) this.#tell({ kind, to: unheard, group });
  }

  disconnect(to: Audience, error: string | undefined, allowReconnect: boolean): void {
    for (const connection of this.registry.receivers(to)) connection.close('server closed', error, allowReconnect);
    const unheard = this.#elsewhere(to);
    if (unheard) this.#tell({ kind: 'disconnect', to: unheard, error, allowReconnect });
  }

  *peers(): Iterable<HubPeer<User>> {
    for (const connection of this.registry.receivers({ kind: 'all' })) yield this.#peerOf(connection);
  }

  opened(connection: Connection<User>): void {
    const { id } = connection.user;
    if (id !== null) this.#makeRoom(id);
    this.registry.open(connection);
    this.#parts.metrics.opened?.(this.#transportOf(connection));
    connection.calls ??= new ActiveCalls();
    connection.calls.inTurn(() =>
      this.#parts.connected(this.#peerOf(connection)).catch((error: unknown) => {
        this.#parts.failed(error);
        connection.close('server closed', 'Connection closed with an error.');
      }),
    );
  }

  received(connection: Connection<User>, message: HubMessage): void {
    this.#parts.received(connection, this.#peerOf(connection), message);
  }

  closed(connection: Connection<User>, reason: CloseReason, error: string | undefined): void {
    const wasOpen = this.registry.byId(connection.id) !== undefined;
    const peer = this.#peerOf(connection);
    // Called before removal, because handlers still read the connection's groups.
    const ended = wasOpen ? this.#parts.disconnected(peer, reason, error) : Promise.resolve();
    ended.catch((thrown: unknown) => this.#parts.failed(thrown));
    this.registry.remove(connection);
    const { transport, token } = connection;
    // A client that left itself asks no more.
    if (transport instanceof LongPollingTransport && reason !== 'client left') {
      this.lingering.set(token, transport);
      setTimeout(() => this.lingering.delete(token), lingerMs).unref();
    }
    this.#parts.metrics.closed?.(this.#transportOf(connection), reason, wasOpen);
  }

  failed(error: unknown): void {
    this.#parts.failed(error);
  }

  /** Without a transport is only what can be resumed, or was never opened: a WebSocket's. */
  #transportOf({ transport }: Connection<User>): TransportName {
    return transport?.name ?? 'WebSockets';
  }

  /** Returns the part of the audience not known to be in this process; null when there is none. */
  #elsewhere(to: Audience): Audience | null {
    if (!this.#parts.backplane) return null;
    if (to.kind !== 'connections') return to;
    const ids = to.ids.filter((id) => this.registry.byId(id) === undefined);
    return ids.length === 0 ? null : { ...to, ids };
  }

  #sendHere(to: Audience, target: string, args: readonly unknown[]): Audience | null {
    const startedAt = performance.now();
    const message = new EncodedMessage({ type: messageType.invocation, target, arguments: args });
    const receivers = this.registry.receivers(to);
    this.#broadcaster.send(message, receivers, () =>
      this.#parts.metrics.broadcast?.(target, receivers.length, performance.now() - startedAt),
    );
    return this.#elsewhere(to);
  }

  #tell(message: BackplaneMessage): void {
    this.#parts.backplane?.publish(this.#parts.path, writeBackplaneMessage(this.#process, message));
  }

  #hear(text: string): void {
    const message = readBackplaneMessage(this.#process, text);
    if (!message) return;
    switch (message.kind) {
      case 'send':
        this.#sendHere(message.to, message.target, message.arguments);
        return;
      case 'join':
      case 'leave':
        for (const connection of this.registry.receivers(message.to))
          this.registry[message.kind](connection, message.group);
        return;
      case 'disconnect':
        for (const connection of this.registry.receivers(message.to))
          connection.close('server closed', message.error, message.allowReconnect);
    }
  }

  /** Closes a user's oldest connection when a new one exceeds the limit: a forgotten page must not lock the user out. */
  #makeRoom(userId: string): void {
    const open = this.registry.ofUser(userId);
    const [oldest] = open;
    if (open.size >= this.limits.connectionsPerUser)
      oldest?.close('server closed', 'Too many connections of one user.');
  }

  /** Limits negotiated connections that a user never opens. */
  #forgetPending(userId: string): void {
    const pending = this.registry.pendingOf(userId);
    const [oldest] = pending;
    if (pending.size >= this.limits.connectionsPerUser) oldest?.drop('never opened');
  }

  #peerOf(connection: Connection<User>): HubPeer<User> {
    const known = this.#peers.get(connection);
    if (known) return known;
    const made = peerOf(connection, this.registry);
    this.#peers.set(connection, made);
    return made;
  }

  #tick(): void {
    const now = performance.now();
    for (const connection of this.registry.all()) {
      try {
        connection.tick(now);
      } catch (error) {
        this.#parts.failed(error);
      }
    }
  }
}
