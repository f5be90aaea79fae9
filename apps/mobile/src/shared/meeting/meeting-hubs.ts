import { type HubClient, openHub } from '@tuyuan/realtime/client/open-hub.ts';
import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import type { ConferenceSession } from '@tuyuan/session/conference-session.ts';

/** One connection shared by all pages; reopened with the session of the next login. */
function ofSession<H extends HubName>(hub: H): (meeting: ConferenceSession) => HubClient<H> {
  const hubs = new WeakMap<ConferenceSession, HubClient<H>>();
  return (meeting) => {
    const known = hubs.get(meeting);
    if (known) return known;
    const tokenOf = () => meeting.state.user.sessionToken;
    const client = openHub({
      hub,
      credentials: () => (tokenOf() === '' ? null : { as: 'ticket', token: tokenOf() }),
    });
    hubs.set(meeting, client);
    let shown = tokenOf();
    meeting.subscribe(() => {
      if (tokenOf() === shown) return;
      shown = tokenOf();
      if (shown === '') client.close();
      else client.reopen();
    });
    return client;
  };
}

/** Events for everyone at the conference. */
export const liveHubOf = ofSession('conferenceLive');

/** Events for its staff. */
export const staffHubOf = ofSession('conferenceStaff');
