import './app/styles.ts';
import { api } from '@tuyuan/api-client/api.ts';
import { httpTransport } from '@tuyuan/api-client/http-transport.ts';
import { setResourceServer } from '@tuyuan/api-client/resource-url.ts';
import { rememberLastPath } from '@tuyuan/session/last-path.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
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
const transport = httpTransport({ authorization: () => session.knownAuthorization() });
const live = Promise.withResolvers<void>();
const session = lateSession(async () => {
  await live.promise;
  await whenDeferredReady();
  const { createSiteSession } = await import('./app/create-site-session.ts');
  return createSiteSession({ transport, initial: state?.session, goTo: (path) => void router.navigate(path) });
}, state?.session ?? visitor);
const failures = import('./app/site-failures.ts').then(({ siteFailures }) =>
  siteFailures({ transport, logOut: () => session.forget(), goHome: () => void router.navigate('/') }),
);
const store = createStore({ extra: { transport }, apiState: state?.api, middleware: [lateMiddleware(failures)] });
const routes = createRoutes({ store, readSession: () => session.state });

// A lazy route would show nothing until its page has come; the first page's comes before the router starts.
for (const { route } of matchRoutes(routes, window.location) ?? []) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}
const router = createBrowserRouter(routes, state && { hydrationData: state.router });

router.subscribe(({ location, navigation }) => {
  if (navigation.state === 'idle') rememberLastPath(window.localStorage, `${location.pathname}${location.search}`);
});
let shownUser = session.state.user?.id;
session.subscribe(() => {
  const user = session.state.user?.id;
  if (user === shownUser) return;
  shownUser = user;
  // What was loaded for somebody else may hold other abilities and numbers.
  store.dispatch(api.util.invalidateTags(['Album', 'Category', 'Image', 'Session', 'TopicAlbum', 'User']));
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const app = (
  <App store={store} session={session}>
    <RouterProvider router={router} />
  </App>
);
if (state) hydrateRoot(root, app);
else createRoot(root).render(app);
live.resolve();
