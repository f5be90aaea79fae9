import { randomBytes } from 'node:crypto';

/** Returns 22 letters that nobody guesses. */
export function randomName(): string {
  return randomBytes(16).toString('base64url');
}
