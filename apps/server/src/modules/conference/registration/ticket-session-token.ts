import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque token of 256 random bits for a phone; only its hash is stored. */
export function newTicketSessionToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashTicketSessionToken(token) };
}

export function hashTicketSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
