import './app/styles.ts';
import { api } from '@tuyuan/api-client/api.ts';
import { errorReports } from '@tuyuan/api-client/error-reports.ts';
import { failureListener } from '@tuyuan/api-client/failure-listener.ts';
import { httpTransport } from '@tuyuan/api-client/http-transport.ts';
import { setResourceServer } from '@tuyuan/api-client/resource-url.ts';
import { rememberLastPath } from '@tuyuan/session/last-path.ts';
import { showAlert } from '@tuyuan/ui/message-box-queue.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createSiteSession } from './app/create-site-session.ts';
import { createStore } from './app/create-store.ts';
import { readPageState } from './app/page-state.ts';
import { isQuietRequest } from './app/page-store.ts';
import { createRoutes } from './app/routes.tsx';

const state = readPageState();
setResourceServer(state?.resourceServer ?? '');

const transport = httpTransport({ authorization: () => session.authorization });
const session = createSiteSession({
  transport,
  initial: state?.session,
  goTo: (path) => void router.navigate(path),
});
const reportError = errorReports(transport);
const failures = failureListener({
  alert: showAlert,
  logOut: () => session.forget(),
  goHome: () => void router.navigate('/'),
  report: ({ apiUrl, errorMsg }) =>
    reportError({ apiUrl, errorMsg, userAgent: navigator.userAgent.slice(0, 500), pageUrl: window.location.pathname }),
  isQuiet: isQuietRequest,
});
const store = createStore({ extra: { transport }, apiState: state?.api, middleware: [failures] });
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
void session.restore();
