import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque token of 256 random bits; only its hash is ever stored. */
export function newSessionToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashSessionToken(token) };
}

export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
