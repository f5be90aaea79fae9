import { errorReports } from '@tuyuan/api-client/error-reports.ts';
import { httpTransport } from '@tuyuan/api-client/http-transport.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { remoteBackend } from '@tuyuan/session/remote-backend.ts';
import { createSession, type Session } from '@tuyuan/session/session.ts';
import { createAdminSession } from '../shared/session/admin-session.ts';
import type { Sessions } from '../shared/session/session-context.tsx';

interface Started extends Sessions {
  readonly transport: Transport;
  readonly report: ReturnType<typeof errorReports>;
}

/** Takes up the session the browser has stored; every call carries its token from then on. */
export function startSession(): Started {
  const transport = httpTransport({ authorization: () => session.authorization });
  const session: Session = createSession({
    backend: remoteBackend(transport),
    platform: {
      storage: localStorage,
      readCookies: () => document.cookie,
      writeCookie: (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the session's one cookie, written in every browser the same way
        document.cookie = cookie;
      },
      isHttps: location.protocol === 'https:',
      currentPath: () => `${location.pathname}${location.search}${location.hash}`,
      // The guard leads to the log-in page; it knows where the router is.
      goTo: () => {},
      showExpired: () => admin.expire(),
      watchStorage: (changed) => {
        const listen = (event: StorageEvent) => changed(event.key);
        window.addEventListener('storage', listen);
        return () => window.removeEventListener('storage', listen);
      },
    },
  });
  const admin = createAdminSession(session);
  void session.restore();
  return { session, admin, transport, report: errorReports(transport) };
}
