import type { HubConnection } from '@microsoft/signalr';
import { type HubName, hubPaths } from '../hub-names.ts';
import type { Credentials } from './credentials.ts';
import { retryDelay } from './retry-delay.ts';

/**
 * `idle`: nobody listens. `connecting`: for the first time. `live`. `away`: lost, and trying again. `refused`: the server will
 * not have it, and it is not tried again.
 */
export type LinkState = 'idle' | 'connecting' | 'live' | 'away' | 'refused';

/** As much of `@microsoft/signalr` as is needed. */
type Signalr = Pick<typeof import('@microsoft/signalr'), 'HubConnectionBuilder' | 'LogLevel'>;

export interface LinkOptions {
  readonly hub: HubName;
  /** Origin of the server, `https://…`; "" for the page's own. */
  readonly server: string;
  readonly credentials: () => Credentials | null;
  readonly load: () => Promise<Signalr>;
  /** Calls back when the network or the person is back; answers what ends it. */
  readonly watchReturn?: ((hurry: () => void) => () => void) | undefined;
  /** Before it is started, each time: what it shall hear is told it here. */
  prepare(connection: HubConnection): void;
  /** It is up. */
  linked(connection: HubConnection): void;
  stateChanged(state: LinkState): void;
}

export interface HubLink {
  readonly state: LinkState;
  open(): void;
  close(): void;
}

/** What the server says of a connection that shall not come back. */
const endedByServer = /^Server returned an error on close: (?!Connection closed with an error)/;
const refusedByServer = /\b(401|403)\b/;

/** Keeps one connection to a hub: opened when asked for, tried again and again when it is lost. */
export function hubLink(options: LinkOptions): HubLink {
  let state: LinkState = 'idle';
  let connection: HubConnection | null = null;
  let attempt = 0;
  let unwatch: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts openings: what was begun for an earlier one has nothing to say any more. */
  let turn = 0;

  function become(next: LinkState): void {
    if (next === state) return;
    state = next;
    options.stateChanged(next);
  }

  function lost(error: Error | undefined): void {
    connection = null;
    const reason = error?.message ?? '';
    if (endedByServer.test(reason) || refusedByServer.test(reason)) {
      become('refused');
      return;
    }
    become('away');
    timer = setTimeout(() => void connect(turn), retryDelay(attempt));
    attempt += 1;
  }

  async function connect(ownTurn: number): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      const made = await make();
      if (ownTurn !== turn) return;
      connection = made;
      made.onclose((error) => {
        if (connection === made) lost(error);
      });
      await made.start();
      if (ownTurn !== turn) {
        await made.stop();
        return;
      }
      attempt = 0;
      become('live');
      options.linked(made);
    } catch (error) {
      if (ownTurn === turn) lost(error instanceof Error ? error : undefined);
    }
  }

  async function make(): Promise<HubConnection> {
    const { HubConnectionBuilder, LogLevel } = await options.load();
    const credentials = options.credentials();
    const query = credentials ? `?as=${credentials.as}` : '';
    const made = new HubConnectionBuilder()
      .withUrl(
        `${options.server}${hubPaths[options.hub]}${query}`,
        credentials ? { accessTokenFactory: () => credentials.token } : {},
      )
      .configureLogging(LogLevel.None)
      .build();
    options.prepare(made);
    return made;
  }

  /** The network is back, or the page is looked at again: nobody wants to wait for the next attempt. */
  function hurry(): void {
    if (state === 'away' && timer !== undefined) void connect(turn);
  }

  return {
    get state() {
      return state;
    },
    open() {
      if (state !== 'idle') return;
      turn += 1;
      attempt = 0;
      become('connecting');
      unwatch = options.watchReturn?.(hurry);
      void connect(turn);
    },
    close() {
      if (state === 'idle') return;
      turn += 1;
      clearTimeout(timer);
      timer = undefined;
      unwatch?.();
      const ended = connection;
      connection = null;
      become('idle');
      void ended?.stop().catch(() => undefined);
    },
  };
}
