import { createHash } from 'node:crypto';

/** What attempts are counted by. A name that nobody has gets a key of its own, so that it locks just as an account does. */
export function throttleKey(userId: number | null, login: string): string {
  if (userId !== null) return `user:${userId}`;
  return `name:${createHash('sha256').update(login.toLowerCase()).digest('base64url')}`;
}
