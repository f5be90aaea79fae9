import type { HubConnection } from '@microsoft/signalr';
import { type HubName, hubPaths } from '../hub-names.ts';
import type { Credentials } from './credentials.ts';
import { retryDelay } from './retry-delay.ts';

/**
 * `idle`: there are no listeners. `connecting`: for the first time. `live`. `away`: lost and retrying. `refused`:
 * rejected by the server; not retried.
 */
export type LinkState = 'idle' | 'connecting' | 'live' | 'away' | 'refused';

/** The parts of `@microsoft/signalr` that are used. */
type Signalr = Pick<typeof import('@microsoft/signalr'), 'HubConnectionBuilder' | 'LogLevel'>;

export interface LinkOptions {
  readonly hub: HubName;
  /** Origin of the server, `https://…`; "" for the page's own. */
  readonly server: string;
  readonly credentials: () => Credentials | null;
  readonly load: () => Promise<Signalr>;
  /** Calls back when the network returns or the page is viewed again; returns a function that stops it. */
  readonly watchReturn?: ((hurry: () => void) => () => void) | undefined;
  /** Called before each start, to register the handlers. */
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

/** Error of a connection that the server closed for good. */
const endedByServer = /^Server returned an error on close: (?!Connection closed with an error)/;
const refusedByServer = /\b(401|403)\b/;

/** Keeps one connection to a hub: opens it on demand and retries indefinitely when it is lost. */
export function hubLink(options: LinkOptions): HubLink {
  let state: LinkState = 'idle';
  let connection: HubConnection | null = null;
  let attempt = 0;
  let unwatch: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts openings: results of earlier ones are ignored. */
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

  /** Retries at once because the network is back or the page is viewed again. */
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
