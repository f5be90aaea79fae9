import { useEffect, useSyncExternalStore } from 'react';
import { useMeeting } from '../meeting/meeting-context.tsx';
import type { Untold } from './untold-store.ts';

/** What waits to be told, of the person logged in. */
export function useUntold<Data>(untold: Untold<Data>): Data {
  const { userId, conferenceId } = useMeeting().user;
  useEffect(() => {
    if (userId !== 0) void untold.restore(`${conferenceId} ${userId} ${untold.name}`);
  }, [untold, userId, conferenceId]);
  return useSyncExternalStore(untold.subscribe, untold.get);
}
