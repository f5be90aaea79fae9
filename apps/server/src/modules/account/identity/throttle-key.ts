import { createHash } from 'node:crypto';

/** Returns the key that attempts are counted by. An unknown name gets its own key, so that it locks just as an account does. */
export function throttleKey(userId: number | null, login: string): string {
  if (userId !== null) return `user:${userId}`;
  return `name:${createHash('sha256').update(login.toLowerCase()).digest('base64url')}`;
}
