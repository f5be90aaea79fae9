import type { EventHandlers } from '@tuyuan/realtime/client/hub-event.ts';
import { useEffect, useEffectEvent } from 'react';
import { useMeeting, useMeetingSession } from './meeting-context.tsx';
import { liveHubOf } from './meeting-hubs.ts';

interface LiveEvents {
  /** Default: the ticket's conference. Events arrive for that one only. */
  readonly conferenceId?: number;
  readonly on: EventHandlers<'conferenceLive'>;
  /** Called when the shown data has to be fetched again: the connection is new, or more events were missed than the server keeps. */
  lostTrack(): void;
}

/** Listens to the conference's events for this ticket while mounted; events missed while offline arrive later, in order. */
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
