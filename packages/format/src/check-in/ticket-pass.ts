import { certificateLength, type PassCertificate, readCertificate, writeCertificate } from './pass-certificate.ts';
import { fromPassText, toPassText } from './pass-text.ts';

const signatureLength = 64;
const signedLength = certificateLength + signatureLength;
const passLength = signedLength + 4 + signatureLength;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Milliseconds for which a shown code stays the same. */
export const passStepMs = 15_000;
/** A code is accepted this many steps before and after its own, for slow hands and slightly wrong clocks. */
const toleratedSteps = 2;
/** Clock error in milliseconds beyond which a phone's codes are unusable and its holder must be warned. */
export const toleratedClockErrorMs = 60_000;

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Returns the step of a time (milliseconds since 1970). */
export function passStepAt(at: number): number {
  return Math.floor(at / passStepMs);
}

/** Returns the certificate with the conference's signature: 166 bytes. */
export async function signCertificate(
  conferenceKey: Key,
  certificate: PassCertificate,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = writeCertificate(certificate);
  return joined(body, await crypto.subtle.sign(signing, conferenceKey, domain('certificate', body)));
}

/** Returns the text of the code a phone shows at `at`: its certificate, the step, and its own signature of both. */
export async function showPass(phoneKey: Key, signedCertificate: Uint8Array<ArrayBuffer>, at: number): Promise<string> {
  const body = joined(signedCertificate, stepBytes(passStepAt(at)));
  return toPassText(joined(body, await crypto.subtle.sign(signing, phoneKey, domain('pass', body))));
}

export type CheckedPass =
  | { readonly state: 'fresh' | 'stale'; readonly certificate: PassCertificate }
  | { readonly state: 'forged' };

/**
 * Verifies a code and returns its holder. `stale`: a genuine code of another time, such as a picture of one; `forged`:
 * not a code of this conference. Needs no network: `conferenceKey` is the public one.
 */
export async function checkPass(conferenceKey: Key, text: string, at: number): Promise<CheckedPass> {
  const bytes = fromPassText(text);
  if (bytes?.length !== passLength) return { state: 'forged' };
  const certificateBytes = bytes.slice(0, certificateLength);
  const certificate = readCertificate(certificateBytes);
  if (!certificate) return { state: 'forged' };
  const serverSignature = bytes.slice(certificateLength, signedLength);
  const isCertified = await crypto.subtle.verify(
    signing,
    conferenceKey,
    serverSignature,
    domain('certificate', certificateBytes),
  );
  if (!isCertified) return { state: 'forged' };
  const body = bytes.slice(0, signedLength + 4);
  const phoneKey = await importPublicKey(certificate.publicKey);
  if (!phoneKey) return { state: 'forged' };
  const isShown = await crypto.subtle.verify(signing, phoneKey, bytes.slice(signedLength + 4), domain('pass', body));
  if (!isShown) return { state: 'forged' };
  const step = new DataView(bytes.buffer).getUint32(signedLength);
  const isFresh = Math.abs(step - passStepAt(at)) <= toleratedSteps && at < certificate.notAfter * 1000;
  return { state: isFresh ? 'fresh' : 'stale', certificate };
}

/** Returns the conference that a code claims to be of; undefined if it is no code. Does not verify the claim. */
export function conferenceOfPass(text: string): number | undefined {
  const bytes = fromPassText(text);
  return bytes && readCertificate(bytes.slice(0, certificateLength))?.conferenceId;
}

/** Returns undefined for bytes that are not a point of the curve. */
export async function importPublicKey(xAndY: Uint8Array<ArrayBuffer>): Promise<Key | undefined> {
  const point = joined(new Uint8Array([4]), xAndY);
  return crypto.subtle.importKey('raw', point, curve, true, ['verify']).catch(() => undefined);
}

/** x and y of a public key, as a certificate has them. */
export async function exportPublicKey(key: Key): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', key)).slice(1);
}

/** Creates the key pair of a phone or a conference. Unless `extractable`, the private key cannot be exported. */
export async function makePassKeys(extractable: boolean): Promise<{ publicKey: Key; privateKey: Key }> {
  return crypto.subtle.generateKey(curve, extractable, ['sign', 'verify']);
}

function stepBytes(step: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, step);
  return bytes;
}

/** Separates purposes: what is signed for one is invalid for another. */
function domain(purpose: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  return joined(new TextEncoder().encode(`tuyuan.${purpose}.1\0`), body);
}

function joined(first: Uint8Array, second: Uint8Array | ArrayBuffer): Uint8Array<ArrayBuffer> {
  const tail = new Uint8Array(second);
  const bytes = new Uint8Array(first.length + tail.length);
  bytes.set(first);
  bytes.set(tail, first.length);
  return bytes;
}
