import type { EventHandlers } from '@tuyuan/realtime/client/hub-event.ts';
import { useEffect, useEffectEvent } from 'react';
import { useMeeting, useMeetingSession } from './meeting-context.tsx';
import { liveHubOf } from './meeting-hubs.ts';

interface LiveEvents {
  /** Nothing is heard of another conference than the ticket's. That one unless told. */
  readonly conferenceId?: number;
  readonly on: EventHandlers<'conferenceLive'>;
  /** What is shown has to be read anew: the connection has just been made, or more was missed than the server keeps. */
  lostTrack(): void;
}

/** Hears what the conference tells this ticket, as long as the page is there; what a broken network kept back comes later, in order. */
export function useLiveEvents(listener: LiveEvents): void {
  const meeting = useMeetingSession();
  const { userId, conferenceId } = useMeeting().user;
  const isHeard = userId !== 0 && (listener.conferenceId ?? conferenceId) === conferenceId;
  const handlers = useEffectEvent(() => listener.on);
  const lostTrack = useEffectEvent(listener.lostTrack);
  useEffect(() => {
    if (!isHeard) return;
    return liveHubOf(meeting).listen(`conference:${conferenceId}`, {
      get on() {
        return handlers();
      },
      lostTrack: () => lostTrack(),
    });
  }, [meeting, isHeard, conferenceId]);
}
