import { type SessionState, visitor } from '@tuyuan/session/session-state.ts';
import type { SiteSession } from '../site-session.tsx';

/** Returns a session that stays as it is. */
export function fakeSession(state: SessionState = visitor, authorization?: string): SiteSession {
  return {
    state,
    rendered: state,
    details: undefined,
    authorization,
    whenReady: () => Promise.reject(new Error('nobody logs in here')),
    subscribe: () => () => {},
    logIn: () => Promise.reject(new Error('nobody logs in here')),
    logOut: () => {},
  };
}
