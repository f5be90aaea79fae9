import { toBase64url } from './base64url.ts';

/**
 * Returns the stored hash of a supervisor's PIN: base64url of 32 bytes. A PIN has few digits, so hashing is slow to
 * make guessing expensive. `salt` is the conference's.
 */
export async function hashPin(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(`pin:${pin}`), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 100_000 },
    material,
    256,
  );
  return toBase64url(new Uint8Array(bits));
}
