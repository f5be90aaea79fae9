import { createStore } from '@tuyuan/ui/create-store.ts';
import { useSyncExternalStore } from 'react';

interface TabSignals {
  /** Notices not read. */
  readonly unread: number;
  /** Whether a checker's running shift is another job; the middle tab then isn't the scanner. */
  readonly isOnOtherJob: boolean;
}

const signals = createStore<TabSignals>({ unread: 0, isOnOtherJob: false });

/** Called by any page or hub event with newer data. */
export function setTabSignals(part: Partial<TabSignals>): void {
  signals.set({ ...signals.get(), ...part });
}

export function useTabSignals(): TabSignals {
  return useSyncExternalStore(signals.subscribe, signals.get);
}
