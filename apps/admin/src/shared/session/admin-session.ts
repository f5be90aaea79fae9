import type { Session } from '@tuyuan/session/session.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';

/** The session as the back office shows it. */
export interface AdminSessionState extends SessionState {
  /** True while the log-in has expired under an open page: the page stays, a dialog asks for the password. */
  readonly isExpired: boolean;
}

export interface AdminSession {
  readonly state: AdminSessionState;
  subscribe(listener: () => void): () => void;
  /** Call it when the server no longer knows the token. Resolves once the user has logged in again or given up. */
  expire(): Promise<void>;
  /** Logs in again in place. Returns the error text, undefined on success. */
  renew(password: string): Promise<string | undefined>;
  /** Leaves; the guard then shows the log-in page. */
  leave(): void;
}

/**
 * Keeps showing the user while their session has expired, so that no input is lost with the page. Only logging out here
 * ends it at once; a log-out in another tab asks for the password, as an expiry does.
 */
export function createAdminSession(session: Session): AdminSession {
  const listeners = new Set<() => void>();
  let state: AdminSessionState = { ...session.state, isExpired: false };
  let isLeaving = false;
  let waiting: (() => void)[] = [];

  function follow(): void {
    const isLost = session.state.user === null && state.user !== null && !isLeaving;
    state = isLost ? { ...state, isExpired: true } : { ...session.state, isExpired: false };
    if (!state.isExpired) {
      for (const resolve of waiting) resolve();
      waiting = [];
    }
    for (const listener of listeners) listener();
  }
  session.subscribe(follow);

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    expire() {
      if (session.authorization !== undefined) session.forget();
      return state.isExpired ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
    },
    async renew(password) {
      const outcome = await session.logIn({ userName: state.user?.userName ?? '', password, rememberMe: false });
      return outcome.isOk ? undefined : outcome.failure.message;
    },
    leave() {
      isLeaving = true;
      if (state.isExpired) follow();
      else session.logOut();
      isLeaving = false;
    },
  };
}
