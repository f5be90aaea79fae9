import type { LoginInformation } from './session-backend.ts';

export type SessionUser = NonNullable<LoginInformation['user']>;

/** What a page knows about its user. Plain data, because it is part of the rendered page. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly permissions: readonly string[];
  /** Administrator acting in the user's name; omitted when there is none. */
  readonly impersonator?: NonNullable<LoginInformation['impersonator']>;
  /** False until the stored session has been read; a page rendered for a visitor starts with false. */
  readonly isRestored: boolean;
}

export const visitor: SessionState = { user: null, permissions: [], isRestored: true };

export function stateFrom({ user, permissions, impersonator }: LoginInformation): SessionState {
  return { user, permissions: user ? permissions : [], isRestored: true, ...(impersonator && { impersonator }) };
}

export function holdsPermission(state: SessionState, permission: string): boolean {
  return state.permissions.includes(permission);
}
