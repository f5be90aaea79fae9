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

/** Takes up the session the browser has stored; every call carries its token from then on. */
export function startSession(mark: LiveMark): Started {
  const send = httpTransport({
    authorization: () => session.authorization,
    // What is granted or taken while the console is open shows in it without a reload.
    onSessionVersion: (version, authorization) => session.hearVersion(version, authorization),
  });
  const transport: Transport = (call, signal) => mark.during(send(call, signal));
  const session: Session = createSession({
    backend: remoteBackend(transport),
    platform: browserPlatform({
      // The guard leads to the log-in page; it knows where the router is.
      goTo: () => {},
      showExpired: () => admin.expire(),
    }),
    // What a visitor of the site is told of himself is nothing to the back office.
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

/** Asks the server now and then, and whenever somebody comes back to the tab: its answer tells of changed permissions. */
function keepInStep(ask: () => void): void {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') ask();
  };
  setInterval(askIfSeen, inStepEveryMs);
  document.addEventListener('visibilitychange', askIfSeen);
}
