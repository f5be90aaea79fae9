import { randomBytes } from 'node:crypto';

/** Returns the secret on a post's poster: 128 random bits. */
export function newPostCode(): string {
  return randomBytes(16).toString('base64url');
}
