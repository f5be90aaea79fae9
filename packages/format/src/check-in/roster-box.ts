import { fromBase64url, toBase64url } from './base64url.ts';

/** A line of the roster as phones store it: can be found and opened only with what its holder shows. */
export interface RosterEntry {
  /** Under which it is found. */
  readonly index: string;
  readonly box: string;
}

/** What opens a line: the key in the ticket's rotating code, its QR token, or its typed code. */
export interface RosterSecret {
  readonly kind: 'pass' | 'qr' | 'code';
  readonly text: string;
}

const indexLength = 16;
const nonceLength = 12;
/** Keys of 128 random bits need no stretching; a typed code could be guessed on a stolen phone, so each try is made expensive. */
const rounds = { pass: 1, qr: 1, code: 10_000 } as const;

/** `salt` is the conference's, 16 bytes. */
export async function sealRosterLine(
  salt: Uint8Array<ArrayBuffer>,
  secret: RosterSecret,
  line: string,
): Promise<RosterEntry> {
  const { index, key } = await derive(salt, secret);
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(line));
  const box = new Uint8Array(nonceLength + body.byteLength);
  box.set(nonce);
  box.set(new Uint8Array(body), nonceLength);
  return { index, box: toBase64url(box) };
}

/** Under which a line is found with `secret`. */
export async function rosterIndex(salt: Uint8Array<ArrayBuffer>, secret: RosterSecret): Promise<string> {
  return (await derive(salt, secret)).index;
}

/** Returns the line that `secret` opens; undefined when `find` has none. Throws when a box was modified. */
export async function openRosterLine(
  salt: Uint8Array<ArrayBuffer>,
  secret: RosterSecret,
  find: (index: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const { index, key } = await derive(salt, secret);
  const box = fromBase64url((await find(index)) ?? '');
  if (!box || box.length === 0) return undefined;
  const nonce = box.slice(0, nonceLength);
  const body = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, box.slice(nonceLength));
  return new TextDecoder().decode(body);
}

async function derive(salt: Uint8Array<ArrayBuffer>, { kind, text }: RosterSecret) {
  const bytes = new TextEncoder().encode(`${kind}:${text}`);
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds[kind] },
    material,
    (indexLength + 32) * 8,
  );
  const key = await crypto.subtle.importKey('raw', derived.slice(indexLength), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  return { index: toBase64url(new Uint8Array(derived.slice(0, indexLength))), key };
}
