import type { LoginInformation } from './session-backend.ts';

export type SessionUser = NonNullable<LoginInformation['user']>;

/** What a page may know of who looks at it. Plain data: it travels in the rendered page. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly permissions: readonly string[];
  /** The administrator who works in the user's name; left out while the user does so himself. */
  readonly impersonator?: NonNullable<LoginInformation['impersonator']>;
  /** False until the stored session has been looked at; a page rendered for a visitor starts so. */
  readonly isRestored: boolean;
}

export const visitor: SessionState = { user: null, permissions: [], isRestored: true };

export function stateFrom({ user, permissions, impersonator }: LoginInformation): SessionState {
  return { user, permissions: user ? permissions : [], isRestored: true, ...(impersonator && { impersonator }) };
}

export function holdsPermission(state: SessionState, permission: string): boolean {
  return state.permissions.includes(permission);
}
