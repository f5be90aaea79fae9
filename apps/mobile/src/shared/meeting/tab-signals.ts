import { createStore } from '@tuyuan/ui/create-store.ts';
import { useSyncExternalStore } from 'react';

interface TabSignals {
  /** Notices not read. */
  readonly unread: number;
  /** Whether a staff member's shift is running; the middle tab then opens the scanner. */
  readonly isOnDuty: boolean;
}

const signals = createStore<TabSignals>({ unread: 0, isOnDuty: false });

/** Called by any page or hub event with newer data. */
export function setTabSignals(part: Partial<TabSignals>): void {
  signals.set({ ...signals.get(), ...part });
}

export function useTabSignals(): TabSignals {
  return useSyncExternalStore(signals.subscribe, signals.get);
}
