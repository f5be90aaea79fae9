import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, and the hash that is stored in their place. */
export function newOneTimeKey(): { key: string; hash: Buffer } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashOneTimeKey(key) };
}

export function hashOneTimeKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
