import type { CookieJar } from '../../../platform/http/cookie-jar.ts';
import { hashOneTimeKey, newOneTimeKey } from './one-time-key.ts';

const cookieName = 'oauth_browser';
const lifeSeconds = 30 * 60;

/**
 * Knows the browser again that began a third-party log-in: without it, somebody could have another's browser finish his own.
 * One key serves all log-ins of a browser, so that two tabs don't undo each other.
 */
export function markBrowser(cookies: CookieJar): Buffer {
  const key = browserKey(cookies) ?? newOneTimeKey().key;
  cookies.set({ name: cookieName, value: key, path: '/api/', lifeSeconds });
  return hashOneTimeKey(key);
}

/** Null for a browser that began nothing. */
export function browserHash(cookies: CookieJar): Buffer | null {
  const key = browserKey(cookies);
  return key === undefined ? null : hashOneTimeKey(key);
}

function browserKey(cookies: CookieJar): string | undefined {
  const key = cookies.read(cookieName);
  return key !== undefined && /^[\w-]{43}$/.test(key) ? key : undefined;
}
