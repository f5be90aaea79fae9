import type { ConferenceSession, ConferenceState } from '@tuyuan/session/conference-session.ts';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const MeetingContext = createContext<ConferenceSession | undefined>(undefined);

interface MeetingProviderProps {
  readonly meeting: ConferenceSession;
  readonly children: ReactNode;
}

export function MeetingProvider({ meeting, children }: MeetingProviderProps) {
  return <MeetingContext value={meeting}>{children}</MeetingContext>;
}

/** Returns the session, for login and logout. Pages read from `useMeeting`. */
export function useMeetingSession(): ConferenceSession {
  const meeting = use(MeetingContext);
  if (!meeting) throw new Error('useMeetingSession needs a MeetingProvider above it');
  return meeting;
}

/** Returns the login, its conference and whether the live wall is on. `userId` 0 means not logged in. */
export function useMeeting(): ConferenceState {
  const meeting = useMeetingSession();
  return useSyncExternalStore(meeting.subscribe, () => meeting.state);
}
