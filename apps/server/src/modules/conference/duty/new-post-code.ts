import { randomBytes } from 'node:crypto';

/** What a post's poster shows: 128 bits nobody can guess. */
export function newPostCode(): string {
  return randomBytes(16).toString('base64url');
}
