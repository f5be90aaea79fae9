import { httpTransport } from '@tuyuan/api-client/http-transport.ts';
import { errorReports } from '@tuyuan/api-client/site/error-reports.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { browserPlatform } from '@tuyuan/session/browser-platform.ts';
import { remoteBackend } from '@tuyuan/session/remote-backend.ts';
import { createSession, type Session } from '@tuyuan/session/session.ts';
import type { LiveMark } from '@tuyuan/ui/live-mark.ts';
import { createAdminSession } from '../shared/session/admin-session.ts';
import type { Sessions } from '../shared/session/session-context.tsx';

interface Started extends Sessions {
  readonly transport: Transport;
  readonly report: ReturnType<typeof errorReports>;
}

/** Restores the session stored by the browser; every call carries its token from then on. */
export function startSession(mark: LiveMark): Started {
  const send = httpTransport({
    authorization: () => session.authorization,
    // Permissions granted or revoked while the console is open apply without a reload.
    onSessionVersion: (version, authorization) => session.hearVersion(version, authorization),
  });
  const transport: Transport = (call, signal) => mark.during(send(call, signal));
  const session: Session = createSession({
    backend: remoteBackend(transport),
    platform: browserPlatform({
      // The guard redirects to the log-in page, because it has access to the router.
      goTo: () => {},
      showExpired: () => admin.expire(),
    }),
    // The back office does not need the session details of a site visitor.
    detailsFor: () => ['menus'],
  });
  const admin = createAdminSession(session);
  void session.restore();
  keepInStep(() => {
    if (session.authorization !== undefined) void transport({ method: 'GET', path: '/api/Auth/Ping' });
  });
  return { session, admin, transport, report: errorReports(transport) };
}

const inStepEveryMs = 30_000;

/** Polls the server, and asks it whenever the user returns to the tab: its answer reports changed permissions. */
function keepInStep(ask: () => void): void {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') ask();
  };
  setInterval(askIfSeen, inStepEveryMs);
  document.addEventListener('visibilitychange', askIfSeen);
}
