import type { HubEventName } from '@tuyuan/realtime/hub-names.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMeeting, useMeetingSession } from './meeting-context.tsx';
import { staffHubOf } from './meeting-hubs.ts';

type StaffEvent = HubEventName<'conferenceStaff'>;

/** Minimum milliseconds between two refetches, because doors produce many events. */
const pauseMs = 2000;

/**
 * Reports changes to staff data while mounted, several at once; null if more was missed than the server keeps. Returns
 * whether the connection is up.
 */
export function useStaffHub(changed: (what: ReadonlySet<StaffEvent> | null) => void): boolean {
  const meeting = useMeetingSession();
  const { userId, conferenceId } = useMeeting().user;
  const [isLive, setIsLive] = useState(false);
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (userId === 0) return;
    const hub = staffHubOf(meeting);
    const collected = new Set<StaffEvent>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (event: StaffEvent) => () => {
      collected.add(event);
      timer ??= setTimeout(() => {
        timer = undefined;
        const told = new Set(collected);
        collected.clear();
        tell(told);
      }, pauseMs);
    };
    const unwatch = hub.watchState((state) => setIsLive(state === 'live'));
    setIsLive(hub.state === 'live');
    const leave = hub.listen(`conference:${conferenceId}`, {
      on: {
        scan: note('scan'),
        counters: note('counters'),
        conflict: note('conflict'),
        dutyChanged: note('dutyChanged'),
        gap: note('gap'),
        trip: note('trip'),
        deviceState: note('deviceState'),
        attendeeChanged: note('attendeeChanged'),
      },
      lostTrack: () => tell(null),
    });
    return () => {
      clearTimeout(timer);
      unwatch();
      leave();
    };
  }, [meeting, userId, conferenceId]);
  return isLive;
}
