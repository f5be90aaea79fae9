import { api } from '@tuyuan/api-client/api.ts';
import { conferenceUserMobileApi } from '@tuyuan/api-client/conference/user-mobile.ts';
import { httpTransport } from '@tuyuan/api-client/http-transport.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { liveMark, whenOpened } from '@tuyuan/ui/live-mark.ts';
import { accountAuthorization, watchAccount } from '../shared/account/account-authorization.ts';
import { watchNetwork } from '../shared/network/network-state.ts';
import { createStore } from './create-store.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { logInByTicket } from './log-in-by-ticket.ts';
import { createRouter } from './routes.tsx';
import { watchOwner } from './watch-owner.ts';

/** Restores the stored session and assembles the app; every call carries the session's token from then on. */
export function startApp() {
  const mark = liveMark();
  const send = watchNetwork(
    httpTransport({
      authorization: accountAuthorization,
      fetch: takeEarlyAnswer(fetch),
      conferenceSession: () => (meeting.isLoggedIn ? meeting.state.user.sessionToken : undefined),
    }),
  );
  const transport: Transport = (call, signal) => mark.during(send(call, signal));
  const meeting = createConferenceSession({
    storage: window.localStorage,
    authenticate: (ticket) => logInByTicket(transport, ticket),
  });
  meeting.restore();
  const quietly = watchOwner(meeting);
  window.addEventListener('storage', ({ key }) => {
    if (key === 'meeting' || key === null) quietly(() => meeting.restore());
  });
  const store = createStore(transport, meeting, () => quietly(() => meeting.clear()));
  watchAccount(() => void store.dispatch(api.util.resetApiState()));
  // Taken in before anything is drawn: the first page begins with it instead of with its skeleton.
  if (window.earlyAnswer)
    void store.dispatch(conferenceUserMobileApi.endpoints.getMyConference.initiate(undefined, { subscribe: false }));
  const router = createRouter(meeting);
  void mark.during(whenOpened(router));
  return { meeting, store, router };
}
