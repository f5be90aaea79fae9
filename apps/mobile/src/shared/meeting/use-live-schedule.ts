import { type HubClient, openHub } from '@tuyuan/realtime/client/open-hub.ts';
import type { ConferenceSession } from '@tuyuan/session/conference-session.ts';
import { useEffect, useEffectEvent } from 'react';
import { useMeeting, useMeetingSession } from './meeting-context.tsx';

type LiveHub = HubClient<'conferenceLive'>;

const hubs = new WeakMap<ConferenceSession, LiveHub>();

/** One connection for all pages; it is opened anew with the session of whoever logs in next. */
function liveHubOf(meeting: ConferenceSession): LiveHub {
  const known = hubs.get(meeting);
  if (known) return known;
  const tokenOf = () => meeting.state.user.sessionToken;
  const hub = openHub({
    hub: 'conferenceLive',
    credentials: () => (tokenOf() === '' ? null : { as: 'ticket', token: tokenOf() }),
  });
  hubs.set(meeting, hub);
  let shown = tokenOf();
  meeting.subscribe(() => {
    if (tokenOf() === shown) return;
    shown = tokenOf();
    if (shown === '') hub.close();
    else hub.reopen();
  });
  return hub;
}

interface LiveSchedule {
  /** A session one starred or has a seat in is another one now. */
  changed(title: string): void;
  /** A seat came free for who waited. */
  seatHeld(): void;
  /** More was missed than the server keeps: what is shown has to be read anew. */
  lostTrack(): void;
}

/** Hears what the conference tells this ticket of its sessions, as long as the page is there. */
export function useLiveSchedule(listener: LiveSchedule): void {
  const meeting = useMeetingSession();
  const { userId, conferenceId } = useMeeting().user;
  const changed = useEffectEvent(listener.changed);
  const seatHeld = useEffectEvent(listener.seatHeld);
  const lostTrack = useEffectEvent(listener.lostTrack);
  useEffect(() => {
    if (userId === 0) return;
    return liveHubOf(meeting).listen(`conference:${conferenceId}`, {
      on: {
        scheduleChanged: ({ title }) => changed(typeof title === 'string' ? title : ''),
        seatChanged: () => seatHeld(),
      },
      lostTrack: () => lostTrack(),
    });
  }, [meeting, userId, conferenceId]);
}
