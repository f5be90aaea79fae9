import './app/styles.ts';
import { api } from '@tuyuan/api-client/api.ts';
import { httpTransport } from '@tuyuan/api-client/http-transport.ts';
import { setResourceServer } from '@tuyuan/api-client/resource-url.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import { liveMark } from '@tuyuan/ui/live-mark.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createStore } from './app/create-store.ts';
import { lateMiddleware } from './app/late-middleware.ts';
import { lateSession } from './app/late-session.ts';
import { readPageState } from './app/page-state.ts';
import { createRoutes } from './app/routes.tsx';
import { whenDeferredReady } from './shared/deferred.tsx';

const state = readPageState();
setResourceServer(state?.resourceServer ?? '');

const visitor: SessionState = { user: null, permissions: [], isRestored: false };
const mark = liveMark();
const send = httpTransport({
  authorization: () => session.knownAuthorization(),
  onSessionVersion: (version, authorization) => session.hearVersion(version, authorization),
});
const transport: Transport = (call, signal) => mark.during(send(call, signal));
const live = Promise.withResolvers<void>();
const session = lateSession(async () => {
  await live.promise;
  await whenDeferredReady();
  const { createSiteSession } = await import('./app/create-site-session.ts');
  return createSiteSession({ transport, initial: state?.session, router, store });
}, state?.session ?? visitor);
const failures = import('./app/site-failures.ts').then(({ siteFailures }) =>
  siteFailures({
    transport,
    logOut: () => session.forget(),
    goTo: (path) => void router.navigate(path),
  }),
);
const store = createStore({ extra: { transport }, failures: state?.failures, middleware: [lateMiddleware(failures)] });
const routes = createRoutes({ store, readSession: () => session.state });

// A lazy route would show nothing until its page is loaded, so the first page's is loaded before the router starts.
for (const { route } of matchRoutes(routes, window.location) ?? []) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}
// The queries of the page are known only now.
if (state) store.dispatch(api.util.upsertQueryEntries(state.answers));
const router = createBrowserRouter(routes, state && { hydrationData: state.router });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const app = (
  <App store={store} session={session} rendered={store.getState()}>
    <RouterProvider router={router} />
  </App>
);
if (state) hydrateRoot(root, app);
else createRoot(root).render(app);
live.resolve();
mark.during(session.whenReady()).catch(() => {});
void whenDeferredReady()
  .then(() => import('./app/follow-look.ts'))
  .then(({ followLook }) => followLook(() => store.dispatch(api.util.invalidateTags(['Site']))));
