import { useGetMyConferenceQuery } from '@tuyuan/api-client/conference/user-mobile.ts';
import { useEffect } from 'react';
import { useMeetingSession } from '../shared/meeting/meeting-context.tsx';
import { useLiveEvents } from '../shared/meeting/use-live-events.ts';

/** Keeps the parts of the conference that are on, whatever page is open; the office's changes arrive at once. */
export function ConferenceSignal() {
  const meeting = useMeetingSession();
  const { data, refetch } = useGetMyConferenceQuery();
  useEffect(() => {
    if (!data) return;
    meeting.setLiveOn(data.liveOn);
    meeting.setModules(data.modules);
  }, [data, meeting]);
  useLiveEvents({
    on: { modulesChanged: ({ modules }) => meeting.setModules(modules) },
    lostTrack: () => void refetch(),
  });
  return null;
}
