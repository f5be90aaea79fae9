import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isOnline } from '../network/network-state.ts';
import { useOnline } from '../network/use-online.ts';
import type { Untold } from './untold-store.ts';

/** After a fault of the server's; a hall of phones does not come back at once. */
const pauseMs = 15_000;

/**
 * Calls `tell` as long as something `isWaiting` and there is a network, one call after the other whoever uses this: what they
 * answer is true in that order only. It answers whether it is done with; else it is called again, after a pause where the
 * network was not why.
 */
export function useTelling({ telling }: Untold<unknown>, isWaiting: boolean, tell: () => Promise<boolean>): void {
  const online = useOnline();
  const isTelling = useSyncExternalStore(telling.subscribe, telling.get);
  const start = useEffectEvent(async () => {
    if (telling.get()) return;
    telling.set(true);
    const isDone = await tell();
    if (!isDone && isOnline()) await new Promise((resolve) => setTimeout(resolve, pauseMs * (1 + Math.random())));
    telling.set(false);
  });
  useEffect(() => {
    if (isWaiting && online && !isTelling) void start();
  }, [isWaiting, online, isTelling]);
}
