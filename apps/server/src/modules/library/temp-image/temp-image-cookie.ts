import { randomBytes } from 'node:crypto';
import { tempImageMinutes } from '@tuyuan/contract/library/temp-image.ts';
import type { CookieJar } from '../../../platform/http/cookie-jar.ts';

export const tempImageCookieName = 'pictures';

/** Returns what the browser is known by that sends pictures to search with; a new one is told it for as long as they are kept. */
export function tempImageCookie(cookies: CookieJar): string {
  const known = cookies.read(tempImageCookieName);
  const value = known !== undefined && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  cookies.set({ name: tempImageCookieName, value, path: '/api', lifeSeconds: tempImageMinutes * 60 });
  return value;
}
