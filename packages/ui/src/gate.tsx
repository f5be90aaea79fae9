import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';

interface Held {
  readonly permissions: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
}

const HeldContext = createContext<Held>({ permissions: new Set(), roles: new Set() });

interface GateProviderProps {
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
  readonly children: ReactNode;
}

/** What the person signed in holds. The gates only hide; the server refuses. */
export function GateProvider({ permissions, roles, children }: GateProviderProps) {
  const held = useMemo(() => ({ permissions: new Set(permissions), roles: new Set(roles) }), [permissions, roles]);
  return <HeldContext value={held}>{children}</HeldContext>;
}

export function usePermission(name: string): boolean {
  return use(HeldContext).permissions.has(name);
}

export function useRole(name: string): boolean {
  return use(HeldContext).roles.has(name);
}

interface GateProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

/** Its children exist only while the permission is held. */
export function Permission({ name, children, fallback = null }: GateProps) {
  return usePermission(name) ? children : fallback;
}

/** Its children exist only for those who have the role. */
export function Role({ name, children, fallback = null }: GateProps) {
  return useRole(name) ? children : fallback;
}

interface HiddenProps {
  readonly style?: { readonly display: 'none' };
}

const hidden: HiddenProps = { style: { display: 'none' } };
const shown: HiddenProps = {};

/** Spread onto an element that has to stay in place: it is not displayed while the permission isn't held. */
export function useHiddenWithoutPermission(name: string): HiddenProps {
  return usePermission(name) ? shown : hidden;
}

/** As `useHiddenWithoutPermission`, for those who don't have the role. */
export function useHiddenWithoutRole(name: string): HiddenProps {
  return useRole(name) ? shown : hidden;
}
