import { useSyncExternalStore } from 'react';
import { isOnline, subscribeToNetwork } from './network-state.ts';

/** False while the phone has no network or the last call got no answer. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, isOnline);
}
