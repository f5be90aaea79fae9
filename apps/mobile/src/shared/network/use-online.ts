import { useSyncExternalStore } from 'react';
import { isOnline, subscribeToNetwork } from './network-state.ts';

/** Returns false while the phone is offline or the last call got no answer. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, isOnline);
}
