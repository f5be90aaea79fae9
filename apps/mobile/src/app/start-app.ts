import { httpTransport } from '@tuyuan/api-client/http-transport.ts';
import { createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { watchNetwork } from '../shared/network/network-state.ts';
import { createStore } from './create-store.ts';
import { logInByTicket } from './log-in-by-ticket.ts';
import { createRouter } from './routes.tsx';
import { watchOwner } from './watch-owner.ts';

/** Takes up the stored session and puts the app together; every call carries the session's token from then on. */
export function startApp() {
  const transport = watchNetwork(
    httpTransport({
      authorization: () => undefined,
      conferenceSession: () => (meeting.isLoggedIn ? meeting.state.user.sessionToken : undefined),
    }),
  );
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
  const router = createRouter(meeting);
  return { meeting, store, router };
}
