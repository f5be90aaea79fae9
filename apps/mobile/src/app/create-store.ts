import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '@tuyuan/api-client/api.ts';
import { errorReports } from '@tuyuan/api-client/error-reports.ts';
import { failureListener } from '@tuyuan/api-client/failure-listener.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import type { ConferenceSession } from '@tuyuan/session/conference-session.ts';
import { forgetKept } from '../shared/kept/kept-store.ts';
import { forgetPasses } from '../shared/pass/pass-store.ts';

/** Failures are shown where they happen, by the page that called; here only the ended session and the broken network are noticed. */
export function createStore(transport: Transport, meeting: ConferenceSession) {
  const report = errorReports(transport);
  const listen = failureListener({
    alert: () => Promise.resolve(),
    logOut: () => meeting.clear(),
    goHome: () => {},
    offerLogIn: async () => meeting.clear(),
    report: (failure) =>
      report({ ...failure, userAgent: navigator.userAgent, pageUrl: `${location.pathname}${location.search}` }),
  });
  const tellFailures: Middleware = () => (next) => (action) => {
    const result = next(action);
    listen(action);
    return result;
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport } }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
        tellFailures,
      ),
  });
  setupListeners(store.dispatch);
  let shownUser = meeting.state.user;
  meeting.subscribe(() => {
    const { user } = meeting.state;
    if (user.sessionToken === shownUser.sessionToken) return;
    // Whoever comes next must not see what the one before was allowed to.
    store.dispatch(api.util.resetApiState());
    if (user.userId !== shownUser.userId || user.conferenceId !== shownUser.conferenceId) {
      void forgetKept();
      void forgetPasses();
    }
    shownUser = user;
  });
  return store;
}
