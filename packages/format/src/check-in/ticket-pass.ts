import { certificateLength, type PassCertificate, readCertificate, writeCertificate } from './pass-certificate.ts';
import { fromPassText, toPassText } from './pass-text.ts';

const signatureLength = 64;
const signedLength = certificateLength + signatureLength;
const passLength = signedLength + 4 + signatureLength;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** How long a shown code stays the same, in milliseconds. */
export const passStepMs = 15_000;
/** A code is taken this many steps before and after its own: for slow hands and clocks that are a little off. */
const toleratedSteps = 2;
/** Beyond this many milliseconds a phone's clock makes its codes useless: it has to be told. */
export const toleratedClockErrorMs = 60_000;

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** The step that a moment (milliseconds since 1970) lies in. */
export function passStepAt(at: number): number {
  return Math.floor(at / passStepMs);
}

/** The certificate with the conference's signature: 166 bytes. */
export async function signCertificate(
  conferenceKey: Key,
  certificate: PassCertificate,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = writeCertificate(certificate);
  return joined(body, await crypto.subtle.sign(signing, conferenceKey, domain('certificate', body)));
}

/** The text of the code a phone shows at `at`: its certificate, the step and its own signature under both. */
export async function showPass(phoneKey: Key, signedCertificate: Uint8Array<ArrayBuffer>, at: number): Promise<string> {
  const body = joined(signedCertificate, stepBytes(passStepAt(at)));
  return toPassText(joined(body, await crypto.subtle.sign(signing, phoneKey, domain('pass', body))));
}

export type CheckedPass =
  | { readonly state: 'fresh' | 'stale'; readonly certificate: PassCertificate }
  | { readonly state: 'forged' };

/**
 * Whose code this is. `stale`: a true code, but of another time, such as a picture of one; `forged`: no code of this
 * conference. Needs no network: `conferenceKey` is the public one.
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

/** Which conference a code says it is of; undefined for what is no code. Says nothing of whether it is true. */
export function conferenceOfPass(text: string): number | undefined {
  const bytes = fromPassText(text);
  return bytes && readCertificate(bytes.slice(0, certificateLength))?.conferenceId;
}

/** Undefined for bytes that are no point of the curve. */
export async function importPublicKey(xAndY: Uint8Array<ArrayBuffer>): Promise<Key | undefined> {
  const point = joined(new Uint8Array([4]), xAndY);
  return crypto.subtle.importKey('raw', point, curve, true, ['verify']).catch(() => undefined);
}

/** x and y of a public key, as a certificate has them. */
export async function exportPublicKey(key: Key): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', key)).slice(1);
}

/** A phone's or a conference's pair. Not `extractable`, the private half never leaves where it was made. */
export async function makePassKeys(extractable: boolean): Promise<{ publicKey: Key; privateKey: Key }> {
  return crypto.subtle.generateKey(curve, extractable, ['sign', 'verify']);
}

function stepBytes(step: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, step);
  return bytes;
}

/** What is signed for one purpose is of no use for another. */
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
