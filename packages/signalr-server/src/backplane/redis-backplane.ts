import { Redis } from 'ioredis';
import type { Backplane } from './backplane.ts';

interface Options {
  /** `redis://host:port`. */
  url: string;
  /** Separates installations that share a server. */
  prefix?: string;
  /** Hears of lost connections and of messages that could not be published; it reconnects by itself. */
  onError?: (error: Error) => void;
}

/**
 * Uses Redis publish/subscribe over two connections. While Redis is unavailable, messages reach only this process's
 * clients and are not kept for later.
 */
export function redisBackplane({ url, prefix = 'signalr:', onError = () => undefined }: Options): Backplane {
  // A queue of unsent messages would grow without bound and deliver outdated ones.
  const publisher = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  const listeners = new Map<string, Set<(message: string) => void>>();
  publisher.on('error', onError);
  subscriber.on('error', onError);
  subscriber.on('message', (channel: string, message: string) => {
    for (const deliver of listeners.get(channel) ?? []) deliver(message);
  });
  return {
    publish(channel, message) {
      publisher.publish(prefix + channel, message).catch(onError);
    },
    async subscribe(channel, deliver) {
      const name = prefix + channel;
      const known = listeners.get(name);
      const delivers = known ?? new Set();
      listeners.set(name, delivers.add(deliver));
      if (!known) await subscriber.subscribe(name);
      return async () => {
        delivers.delete(deliver);
        if (delivers.size > 0) return;
        listeners.delete(name);
        await subscriber.unsubscribe(name).catch(() => undefined);
      };
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
