import type { MenuNode } from '@tuyuan/contract/account/account.ts';

/** The user logged in on this browser, as far as it must be known before the server answers. */
export interface StoredUser {
  readonly authorization: string;
  readonly rememberMe: boolean;
  readonly loginType: 'web' | 'app';
}

export const STORED_USER_KEY = 'user';

type Reading = { state: 'absent' } | { state: 'empty' } | { state: 'present'; user: StoredUser };

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Reads what is stored: nothing at all, something without a usable authorization (an expired session), or a user. */
export function readStoredUser(text: string | null): Reading {
  if (text === null) return { state: 'absent' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { state: 'empty' };
  }
  const authorization = fieldOf(parsed, 'authorization');
  if (typeof authorization !== 'string' || authorization === '') return { state: 'empty' };
  const rememberMe = fieldOf(parsed, 'rememberMe') !== false;
  return {
    state: 'present',
    user: { authorization, rememberMe, loginType: fieldOf(parsed, 'loginType') === 'app' ? 'app' : 'web' },
  };
}

/**
 * Returns the text stored under `user` in local storage. `sessionKey` is the version of the user's permissions, which
 * the menus depend on.
 */
export function storedText(user: StoredUser, sessionKey: string, menus: readonly MenuNode[]): string {
  return JSON.stringify({ ...user, SessionKey: sessionKey, UserMenuModels: menus });
}
