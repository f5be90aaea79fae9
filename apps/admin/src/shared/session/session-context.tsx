import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import type { Session } from '@tuyuan/session/session.ts';
import { holdsPermission } from '@tuyuan/session/session-state.ts';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { AdminSession, AdminSessionState } from './admin-session.ts';

export interface Sessions {
  readonly session: Session;
  readonly admin: AdminSession;
}

const SessionContext = createContext<Sessions | undefined>(undefined);

export function SessionProvider({ sessions, children }: { readonly sessions: Sessions; readonly children: ReactNode }) {
  return <SessionContext value={sessions}>{children}</SessionContext>;
}

export function useSessions(): Sessions {
  const sessions = use(SessionContext);
  if (!sessions) throw new Error('useSessions needs a SessionProvider above it');
  return sessions;
}

export function useSessionState(): AdminSessionState {
  const { admin } = useSessions();
  return useSyncExternalStore(admin.subscribe, () => admin.state);
}

/** Returns a check for permissions. What isn't permitted is omitted from the page; the server rejects it in any case. */
export function usePermissions(): (permission: PermissionName) => boolean {
  const state = useSessionState();
  return useMemo(() => (permission) => holdsPermission(state, permission), [state]);
}
