import type { Session } from '@tuyuan/session/session.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import type { SiteSession } from '../shared/site-session.tsx';

interface LateSession extends SiteSession {
  /** Returns the Authorization header's value once the session is loaded. */
  knownAuthorization(): Promise<string | undefined>;
  hearVersion: Session['hearVersion'];
  forget(): void;
}

/** Acts as a visitor's session until the session's code is loaded, which a page does not need to be visible and usable. */
export function lateSession(load: () => Promise<Session>, initial: SessionState): LateSession {
  let session: Session | undefined;
  const listeners = new Set<() => void>();
  const ready = load().then((loaded) => {
    session = loaded;
    loaded.subscribe(() => {
      for (const listener of listeners) listener();
    });
    void loaded.restore();
    return loaded;
  });
  return {
    rendered: initial,
    get state() {
      return session?.state ?? initial;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get details() {
      return session?.details;
    },
    get authorization() {
      return session?.authorization;
    },
    whenReady: () => ready,
    logIn: async (credentials) => (await ready).logIn(credentials),
    knownAuthorization: async () => (await ready).authorization,
    logOut: () => void ready.then((loaded) => loaded.logOut()),
    hearVersion: (version, authorization) => session?.hearVersion(version, authorization),
    forget: () => void ready.then((loaded) => loaded.forget()),
  };
}
