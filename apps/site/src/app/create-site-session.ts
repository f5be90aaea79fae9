import { api } from '@tuyuan/api-client/api.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { browserPlatform } from '@tuyuan/session/browser-platform.ts';
import { rememberLastPath } from '@tuyuan/session/last-path.ts';
import { remoteBackend } from '@tuyuan/session/remote-backend.ts';
import { createSession, type Session } from '@tuyuan/session/session.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import { showAlert } from '@tuyuan/ui/message-box-queue.ts';
import type { createBrowserRouter } from 'react-router-dom';
import type { SiteStore } from './create-store.ts';

const drawnWithinMs = 300;

type Router = ReturnType<typeof createBrowserRouter>;

interface SiteSessionOptions {
  readonly transport: Transport;
  readonly initial: SessionState | undefined;
  readonly router: Router;
  readonly store: SiteStore;
}

/** Creates the site's session: when it expires, shows an alert and goes home with a way back. Page and data follow the login. */
export function createSiteSession({ transport, initial, router, store }: SiteSessionOptions): Session {
  const session = createSession({
    backend: remoteBackend(transport),
    platform: browserPlatform({
      goTo: (path) => void router.navigate(path),
      showExpired: () => showAlert({ text: '登录已过期，请重新登录。', confirmText: '确定' }),
    }),
    ...(initial && { initial }),
  });
  followUser(session, router, store);
  rememberPaths(router);
  return session;
}

function followUser(session: Session, router: Router, store: SiteStore): void {
  let shownUser = session.state.user?.id;
  session.subscribe(() => {
    const user = session.state.user?.id;
    if (user === shownUser) return;
    shownUser = user;
    void follow();
  });
  async function follow(): Promise<void> {
    // First away from a page that is not for visitors, or its calls would be refused. React draws the next one a little later.
    await router.revalidate();
    await new Promise((resolve) => setTimeout(resolve, drawnWithinMs));
    // Data loaded for another user may differ in permissions and counts.
    store.dispatch(
      api.util.invalidateTags([
        'Album',
        'Cart',
        'Category',
        'Credit',
        'Mall',
        'Image',
        'Order',
        'Session',
        'TopicAlbum',
        'User',
      ]),
    );
  }
}

function rememberPaths(router: Router): void {
  function remember({ location, navigation }: Router['state']): void {
    if (navigation.state === 'idle') rememberLastPath(window.localStorage, `${location.pathname}${location.search}`);
  }
  remember(router.state);
  router.subscribe(remember);
}
