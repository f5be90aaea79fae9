import type { Backplane } from './backplane.ts';

/** Joins hubs of one process, such as two servers in a test. */
export function inProcessBackplane(): Backplane {
  const channels = new Map<string, Set<(message: string) => void>>();
  return {
    publish(channel, message) {
      // Not within the call that publishes, as over a network.
      queueMicrotask(() => {
        for (const deliver of channels.get(channel) ?? []) deliver(message);
      });
    },
    async subscribe(channel, deliver) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(deliver));
      return async () => {
        listeners.delete(deliver);
      };
    },
    async close() {
      channels.clear();
    },
  };
}
