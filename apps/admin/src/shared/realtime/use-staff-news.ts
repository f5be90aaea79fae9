import type { HubEvent } from '@tuyuan/realtime/client/hub-event.ts';
import type { LinkState } from '@tuyuan/realtime/client/hub-link.ts';
import type { StreamListener } from '@tuyuan/realtime/client/open-hub.ts';
import { hubEventNames } from '@tuyuan/realtime/hub-names.ts';
import { useEffect, useRef, useState } from 'react';
import { useConferenceStaff } from './use-conference-hub.ts';

export type NewsName = HubEvent<'conferenceStaff'>['name'];
/** Undefined after more events were missed than the server keeps. */
type Heard = (name: NewsName | undefined) => void;

function listenerOf(heard: Heard, refused: () => void): StreamListener<'conferenceStaff'> {
  return {
    on: Object.fromEntries(hubEventNames.conferenceStaff.map((name) => [name, () => heard(name)])),
    lostTrack: () => heard(undefined),
    refused,
  };
}

/** Reports every staff event by name, for a page that then refetches. Returns the connection's state. */
export function useStaffNews(conferenceId: number, heard: Heard): LinkState {
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  const [isRefused, setRefused] = useState(false);
  const [listener] = useState(() =>
    listenerOf(
      (name) => latest.current(name),
      () => setRefused(true),
    ),
  );
  const link = useConferenceStaff(conferenceId, listener);
  return isRefused ? 'refused' : link;
}
