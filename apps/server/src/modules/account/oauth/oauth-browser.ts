import type { CookieJar } from '../../../platform/http/cookie-jar.ts';
import { hashOneTimeKey, newOneTimeKey } from './one-time-key.ts';

const cookieName = 'oauth_browser';
const lifeSeconds = 30 * 60;

/**
 * Marks the browser that starts a third-party login, because otherwise an attacker could make another person's browser
 * complete the attacker's login.
 * One key serves all logins of a browser, so that two tabs don't break each other.
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
