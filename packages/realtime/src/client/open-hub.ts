import type { HubConnection } from '@microsoft/signalr';
import type { HubMessage } from '../hub-message.ts';
import { type HubName, hubEventNames } from '../hub-names.ts';
import type { EventName, PayloadOf, StreamOf } from '../hubs.ts';
import type { Subscription } from '../subscription.ts';
import type { Credentials } from './credentials.ts';
import { fetchMissed } from './fetch-missed.ts';
import { type EventHandlers, type HubEvent, handle, type NamedEvent } from './hub-event.ts';
import { hubLink, type LinkOptions, type LinkState } from './hub-link.ts';
import { retryDelay } from './retry-delay.ts';
import { type Standing, StreamLog } from './stream-log.ts';

export interface StreamListener<H extends HubName> {
  readonly on: EventHandlers<H>;
  /** Data shown may be incomplete and must be reloaded: the subscription is new, or more events were missed than the server keeps. */
  lostTrack?(): void;
  /** This session may not hear the stream. */
  refused?(): void;
}

export interface HubClient<H extends HubName> {
  readonly state: LinkState;
  /** Listens to a stream from now on, filling gaps; returns a function that stops it. The connection lasts while there are listeners. */
  listen(stream: StreamOf<H>, listener: StreamListener<H>): () => void;
  /** Ends with what stops it. */
  watchState(watcher: (state: LinkState) => void): () => void;
  /** Closes at once, for example when the session ended; remaining listeners receive events again after `reopen`. */
  close(): void;
  /** With the credentials there are now. */
  reopen(): void;
}

interface Options<H extends HubName> {
  hub: H;
  server?: string;
  credentials?: () => Credentials | null;
  load?: LinkOptions['load'];
  watchReturn?: LinkOptions['watchReturn'];
}

interface Followed<H extends HubName> {
  readonly stream: StreamOf<H>;
  readonly log: StreamLog<H>;
  readonly listeners: Set<StreamListener<H>>;
  isCatchingUp: boolean;
  wasSubscribed: boolean;
}

/** Keeps an unused connection open briefly, because pages come and go. */
const lingerMs = 5000;

/** Opens the browser's side of a hub. Microsoft's client is loaded with the first listener. */
export function openHub<H extends HubName>(options: Options<H>): HubClient<H> {
  const { hub, server = '', credentials = () => null, load = () => import('@microsoft/signalr') } = options;
  const followed = new Map<string, Followed<H>>();
  const watchers = new Set<(state: LinkState) => void>();
  let current: HubConnection | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const link = hubLink({
    hub,
    server,
    credentials,
    load,
    watchReturn: options.watchReturn,
    prepare(connection) {
      for (const name of hubEventNames[hub]) if (isEventOf(hub, name)) hear(connection, name);
    },
    linked(connection) {
      current = connection;
      for (const one of followed.values()) void subscribe(connection, one);
    },
    stateChanged(state) {
      if (state !== 'live') {
        current = null;
        for (const { log } of followed.values()) log.lost();
      }
      for (const watcher of watchers) watcher(state);
    },
  });

  function hear<N extends EventName<H>>(connection: HubConnection, name: N): void {
    connection.on(name, (message: HubMessage<PayloadOf<H, N>>) => {
      const event: NamedEvent<H, N> = { ...message, name };
      const stream = message.channel.split('/')[1] ?? '';
      const one = followed.get(stream);
      if (one) settle(one, one.log.take(event));
    });
  }

  async function subscribe(connection: HubConnection, one: Followed<H>): Promise<void> {
    try {
      const subscription = await connection.invoke<Subscription>('subscribe', one.stream);
      if (current !== connection) return;
      settle(one, one.log.subscribed(subscription));
      // Events between the page's first load and the subscription are not replayed.
      if (!one.wasSubscribed) for (const { lostTrack } of one.listeners) lostTrack?.();
      one.wasSubscribed = true;
    } catch {
      // If the connection was lost meanwhile, the next one subscribes.
      if (current === connection) for (const { refused } of one.listeners) refused?.();
    }
  }

  function settle(one: Followed<H>, standing: Standing): void {
    if (standing === 'whole' || one.isCatchingUp) return;
    one.isCatchingUp = true;
    void catchUp(one, standing).finally(() => {
      one.isCatchingUp = false;
    });
  }

  async function catchUp(one: Followed<H>, standing: Standing): Promise<void> {
    for (let attempt = 0; standing !== 'whole' && followed.get(one.stream) === one; attempt += 1) {
      const connection = current;
      // The next connection fetches what is missing.
      if (!connection) return;
      try {
        if (standing === 'torn') {
          one.log.begin(await connection.invoke<Subscription>('subscribe', one.stream));
          for (const { lostTrack } of one.listeners) lostTrack?.();
          return;
        }
        standing = one.log.caughtUp(await fetchMissed<H>(server, credentials(), one.log.places));
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
      }
    }
  }

  function follow(stream: StreamOf<H>): Followed<H> {
    const listeners = new Set<StreamListener<H>>();
    const tell = (event: HubEvent<H>): void => {
      for (const { on } of listeners) handle(on, event);
    };
    const one: Followed<H> = { stream, log: new StreamLog(tell), listeners, isCatchingUp: false, wasSubscribed: false };
    followed.set(stream, one);
    if (current) void subscribe(current, one);
    return one;
  }

  function leave(one: Followed<H>): void {
    if (one.listeners.size > 0 || followed.get(one.stream) !== one) return;
    followed.delete(one.stream);
    current?.invoke('unsubscribe', one.stream).catch(() => undefined);
    if (followed.size === 0) closing = setTimeout(link.close, lingerMs);
  }

  return {
    get state() {
      return link.state;
    },
    listen(stream, listener) {
      clearTimeout(closing);
      const one = followed.get(stream) ?? follow(stream);
      one.listeners.add(listener);
      link.open();
      return () => {
        if (one.listeners.delete(listener)) leave(one);
      };
    },
    watchState(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    close: link.close,
    reopen() {
      link.close();
      if (followed.size > 0) link.open();
    },
  };
}

function isEventOf<H extends HubName>(hub: H, name: string): name is EventName<H> {
  return hubEventNames[hub].some((known) => known === name);
}
