import type { LinkState } from '@tuyuan/realtime/client/hub-link.ts';
import { type HubClient, openHub, type StreamListener } from '@tuyuan/realtime/client/open-hub.ts';
import { watchReturn } from '@tuyuan/realtime/client/watch-return.ts';
import type { Session } from '@tuyuan/session/session.ts';
import { useEffect, useState } from 'react';
import { useSessions } from '../session/session-context.tsx';

type ConferenceHub = 'conferenceLive' | 'conferenceStaff';
type Hubs = { readonly [H in ConferenceHub]: HubClient<H> };

const hubsOfSession = new WeakMap<Session, Hubs>();

/** One connection per hub for all pages; each is reopened with the token of the next log-in. */
function hubsOf(session: Session): Hubs {
  const known = hubsOfSession.get(session);
  if (known) return known;
  const token = () => session.authorization?.slice('Bearer '.length);
  const credentials = () => {
    const current = token();
    return current === undefined ? null : ({ as: 'user', token: current } as const);
  };
  const hubs: Hubs = {
    conferenceLive: openHub({ hub: 'conferenceLive', credentials, watchReturn }),
    conferenceStaff: openHub({ hub: 'conferenceStaff', credentials, watchReturn }),
  };
  let shown = token();
  session.subscribe(() => {
    if (token() === shown) return;
    shown = token();
    for (const hub of [hubs.conferenceLive, hubs.conferenceStaff]) {
      if (shown === undefined) hub.close();
      else hub.reopen();
    }
  });
  hubsOfSession.set(session, hubs);
  return hubs;
}

/** Listens to a conference's public hub while the component is mounted. Returns the connection's state. `listener` must stay the same. */
export function useConferenceLive(conferenceId: number, listener: StreamListener<'conferenceLive'>): LinkState {
  const { conferenceLive: hub } = hubsOf(useSessions().session);
  useEffect(() => hub.listen(`conference:${conferenceId}`, listener), [hub, conferenceId, listener]);
  return useLinkState(hub);
}

/** Listens to a conference's staff hub. `listener` must stay the same. */
export function useConferenceStaff(conferenceId: number, listener: StreamListener<'conferenceStaff'>): LinkState {
  const { conferenceStaff: hub } = hubsOf(useSessions().session);
  useEffect(() => hub.listen(`conference:${conferenceId}`, listener), [hub, conferenceId, listener]);
  return useLinkState(hub);
}

function useLinkState(hub: Pick<HubClient<ConferenceHub>, 'state' | 'watchState'>): LinkState {
  const [state, setState] = useState(hub.state);
  useEffect(() => hub.watchState(setState), [hub]);
  return state;
}
