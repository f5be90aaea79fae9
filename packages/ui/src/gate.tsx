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

/** Provides the signed-in user's permissions and roles. The gates only hide; the server enforces. */
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

/** Renders its children only while the user has the permission. */
export function Permission({ name, children, fallback = null }: GateProps) {
  return usePermission(name) ? children : fallback;
}

/** Renders its children only for users with the role. */
export function Role({ name, children, fallback = null }: GateProps) {
  return useRole(name) ? children : fallback;
}

interface HiddenProps {
  readonly style?: { readonly display: 'none' };
}

const hidden: HiddenProps = { style: { display: 'none' } };
const shown: HiddenProps = {};

/** Props for an element that must stay in place: hides it while the user lacks the permission. */
export function useHiddenWithoutPermission(name: string): HiddenProps {
  return usePermission(name) ? shown : hidden;
}

/** Same as `useHiddenWithoutPermission`, for a role. */
export function useHiddenWithoutRole(name: string): HiddenProps {
  return useRole(name) ? shown : hidden;
}
