export const AUTHORIZATION_COOKIE = 'authorization';

const indefinitely = 'Fri, 31 Dec 9999 23:59:59 GMT';

/** Returns the cookie that lets the server render pages for this user; it authorises no call. */
export function authorizationCookie(token: string, options: { isRemembered: boolean; isHttps: boolean }): string {
  const parts = [`${AUTHORIZATION_COOKIE}=${encodeURIComponent(token)}`, 'path=/', 'SameSite=Lax'];
  if (options.isRemembered) parts.push(`expires=${indefinitely}`);
  if (options.isHttps) parts.push('Secure');
  return parts.join('; ');
}

export function expiredAuthorizationCookie(): string {
  return `${AUTHORIZATION_COOKIE}=; path=/; SameSite=Lax; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

export function hasAuthorizationCookie(cookies: string): boolean {
  return cookies.split(';').some((cookie) => new RegExp(`^\\s*${AUTHORIZATION_COOKIE}=.`).test(cookie));
}
