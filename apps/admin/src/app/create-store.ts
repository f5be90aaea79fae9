import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '@tuyuan/api-client/api.ts';
import { failureListener } from '@tuyuan/api-client/failure-listener.ts';
import type { startSession } from './start-session.ts';

/** Failures are shown where they happen, by the page that called; here only the expired session and the broken network are noticed. */
export function createStore({ transport, admin, report }: ReturnType<typeof startSession>) {
  const listen = failureListener({
    alert: () => Promise.resolve(),
    logOut: () => void admin.expire(),
    goHome: () => {},
    offerLogIn: async () => admin.expire(),
    report: (failure) =>
      report({ ...failure, userAgent: navigator.userAgent, pageUrl: `${location.pathname}${location.search}` }),
  });
  const reportFailures: Middleware = () => (next) => (action) => {
    const result = next(action);
    listen(action);
    return result;
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport } } }).concat(api.middleware, reportFailures),
  });
  // Lets polling depend on whether the console is visible.
  setupListeners(store.dispatch);
  let shownUser = admin.state.user?.id;
  admin.subscribe(() => {
    const { user, isExpired } = admin.state;
    // The next user must not see what the previous one was allowed to; after logging in again, failed requests are
    // repeated.
    if (user?.id !== shownUser) store.dispatch(api.util.resetApiState());
    else if (user && !isExpired)
      store.dispatch(
        api.util.invalidateTags([
          'Image',
          'Album',
          'Category',
          'Conference',
          'Material',
          'Region',
          'Role',
          'Schedule',
          'Session',
          'Unit',
          'User',
        ]),
      );
    shownUser = user?.id;
  });
  return store;
}
