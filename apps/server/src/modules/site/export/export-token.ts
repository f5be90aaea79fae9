import { createHash, randomBytes } from 'node:crypto';

/** Returns a link's 256 random bits; only their hash is stored. */
export function newExportToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashExportToken(token) };
}

export function hashExportToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
