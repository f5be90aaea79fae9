import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isOnline } from '../network/network-state.ts';
import { useOnline } from '../network/use-online.ts';
import type { Untold } from './untold-store.ts';

/** Pause after a server error, so that the phones of a hall do not retry all at once. */
const pauseMs = 15_000;

/**
 * Calls `tell` while something `isWaiting` and the phone is online, one call at a time across all users of this hook,
 * because the answers are only valid in that order. `tell` returns whether it is done; otherwise it is called again,
 * after a pause unless the network was the cause.
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
