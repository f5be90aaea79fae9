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

/** To log in and out. What a page shows comes from `useMeeting`. */
export function useMeetingSession(): ConferenceSession {
  const meeting = use(MeetingContext);
  if (!meeting) throw new Error('useMeetingSession needs a MeetingProvider above it');
  return meeting;
}

/** Who is logged in to which conference, and whether its live wall is on. `userId` 0 is nobody. */
export function useMeeting(): ConferenceState {
  const meeting = useMeetingSession();
  return useSyncExternalStore(meeting.subscribe, () => meeting.state);
}
