import { expiredAuthorizationCookie } from '@tuyuan/session/session-cookie.ts';
import { readStoredUser, STORED_USER_KEY } from '@tuyuan/session/stored-user.ts';

const listeners = new Set<() => void>();

/**
 * Returns the Authorization header of the account that is logged in on this browser. Undefined for a visitor, and on
 * the pages of a conference, where the ticket counts.
 */
export function accountAuthorization(): string | undefined {
  if (!/^[/]mobile([/]|$)/.test(location.pathname)) return undefined;
  const reading = readStoredUser(localStorage.getItem(STORED_USER_KEY));
  return reading.state === 'present' ? `Bearer ${reading.user.authorization}` : undefined;
}

/** Tells one account's log-in from another's in names of what is kept; "" where `accountAuthorization` is undefined. */
export function accountMark(): string {
  return accountAuthorization()?.slice(-8) ?? '';
}

/** Calls `onChange` when the account changes: it ran out here, or another tab logged in or out. */
export function watchAccount(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORED_USER_KEY || key === null) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', hear);
  };
}

/** Forgets an account whose session the server has ended. */
export function forgetAccount(): void {
  localStorage.removeItem(STORED_USER_KEY);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4.
  document.cookie = expiredAuthorizationCookie();
  for (const hear of listeners) hear();
}
