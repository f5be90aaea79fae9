import type { Session } from '@tuyuan/session/session.ts';
import type { SessionDetails } from '@tuyuan/session/session-details.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

export interface SiteSession extends Pick<Session, 'state' | 'authorization' | 'subscribe' | 'logIn' | 'logOut'> {
  /** The state that the server rendered the page with. */
  readonly rendered: SessionState;
  /** Loaded after the login; undefined until the session's code is loaded. */
  readonly details: SessionDetails | undefined;
  /** Loads the full session; its rarer login methods are not part of every page's code. */
  whenReady(): Promise<Session>;
}

const SessionContext = createContext<SiteSession | null>(null);

interface SessionProviderProps {
  readonly session: SiteSession;
  readonly children: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): SiteSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of SessionProvider');
  return session;
}

/** Returns the user viewing the page; while hydrating, the one the server rendered it for. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(
    session.subscribe,
    () => session.state,
    // Parts that hydrate late must not meet a session restored meanwhile: their HTML doesn't know it.
    () => session.rendered,
  );
}
