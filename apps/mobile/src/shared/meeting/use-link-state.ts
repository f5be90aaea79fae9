import type { LinkState } from '@tuyuan/realtime/client/hub-link.ts';
import { useSyncExternalStore } from 'react';
import { useMeetingSession } from './meeting-context.tsx';
import { liveHubOf } from './meeting-hubs.ts';

/** Returns the state of the live connection. */
export function useLinkState(): LinkState {
  const hub = liveHubOf(useMeetingSession());
  return useSyncExternalStore(hub.watchState, () => hub.state);
}
