import type { ConferenceUser } from '@tuyuan/session/conference-session.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useMeeting, useMeetingSession } from '../meeting/meeting-context.tsx';
import type { Untold } from './untold-store.ts';

export interface OwnUntold<Data> {
  readonly data: Data;
  /** Does nothing once another person is logged in. */
  change(next: (data: Data) => Data): void;
  /** Whether `data` still belongs to the logged-in person; calls use the login current at that time. */
  isOwn(): boolean;
}

function keyOf({ userId, conferenceId }: ConferenceUser, name: string): string {
  return userId === 0 ? '' : `${conferenceId} ${userId} ${name}`;
}

/** Returns the logged-in person's unsent changes. */
export function useUntold<Data>(untold: Untold<Data>): OwnUntold<Data> {
  const meeting = useMeetingSession();
  const key = keyOf(useMeeting().user, untold.name);
  useEffect(() => {
    if (key !== '') void untold.restore(key);
  }, [untold, key]);
  const data = useSyncExternalStore(untold.subscribe, () => untold.of(key));
  return {
    data,
    change: (next) => untold.change(key, next),
    isOwn: () => keyOf(meeting.state.user, untold.name) === key,
  };
}
