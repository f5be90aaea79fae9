import { configureStore, isRejected, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '@tuyuan/api-client/api.ts';
import { failureListener } from '@tuyuan/api-client/failure-listener.ts';
import { errorReports } from '@tuyuan/api-client/site/error-reports.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import type { ConferenceSession } from '@tuyuan/session/conference-session.ts';
import { accountAuthorization, forgetAccount } from '../shared/account/account-authorization.ts';

/** A user who leaves ends the session themselves, even when it had already expired. */
function isLeave(action: unknown): boolean {
  return isRejected(action) && Reflect.get(Object(action.meta.arg), 'endpointName') === 'logOutTicket';
}

/** Failures are shown where they happen, by the page that called; here only the ended session, ended by `runOut`, and the broken network are noticed. */
export function createStore(transport: Transport, meeting: ConferenceSession, runOut: () => void) {
  const report = errorReports(transport);
  // The account's session and the ticket's are two; the pages of activities use the first.
  const endSession = () => (accountAuthorization() === undefined ? runOut() : forgetAccount());
  const listen = failureListener({
    alert: () => Promise.resolve(),
    logOut: endSession,
    goHome: () => {},
    offerLogIn: async () => endSession(),
    report: (failure) =>
      report({ ...failure, userAgent: navigator.userAgent, pageUrl: `${location.pathname}${location.search}` }),
  });
  const reportFailures: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (!isLeave(action)) listen(action);
    return result;
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport } }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
        reportFailures,
      ),
    // Shows new data in the frame in which it arrived, not in the one after the next.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  setupListeners(store.dispatch);
  let shown = meeting.state.user.sessionToken;
  meeting.subscribe(() => {
    const { sessionToken } = meeting.state.user;
    if (sessionToken === shown) return;
    // The next user must not see what the previous one was allowed to.
    store.dispatch(api.util.resetApiState());
    shown = sessionToken;
  });
  return store;
}
