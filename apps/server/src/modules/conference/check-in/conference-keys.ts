import { createHmac, randomBytes } from 'node:crypto';
import { exportPublicKey, importPublicKey, makePassKeys } from '@tuyuan/format/check-in/ticket-pass.ts';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { keepConferenceSecret } from './conference-secret.repository.ts';

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Keys that a conference's phones trust. */
export interface ConferenceKeys {
  publicKey: Key;
  privateKey: Key;
  /** x and y. */
  publicBytes: Uint8Array<ArrayBuffer>;
  /** Salt of roster and PINs. */
  salt: Uint8Array<ArrayBuffer>;
  /** Opens this ticket's line of the roster, and no other's. 16 bytes. */
  rosterKeyOf(ticketId: number): Uint8Array<ArrayBuffer>;
}

export interface KeyRing {
  /** Returns the keys, created on first use. Undefined if the conference does not exist. */
  of(db: Database, conferenceId: number): Promise<ConferenceKeys | undefined>;
}

const Sealed = z.object({ signing: z.base64(), roster: z.base64() });
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** `box`: sealed under the installation's key, for this purpose only. */
export function openKeyRing(box: SecretBox): KeyRing {
  const known = new WeakMap<Database, Map<number, ConferenceKeys>>();
  return {
    async of(db, conferenceId) {
      const ofSite = known.get(db) ?? new Map<number, ConferenceKeys>();
      known.set(db, ofSite);
      const found = ofSite.get(conferenceId) ?? (await readKeys(box, db, conferenceId));
      if (found) ofSite.set(conferenceId, found);
      return found;
    },
  };
}

async function readKeys(box: SecretBox, db: Database, conferenceId: number): Promise<ConferenceKeys | undefined> {
  const row = await keepConferenceSecret(db, conferenceId, () => makeKeys(box));
  if (!row) return undefined;
  const publicBytes = new Uint8Array(row.public_key);
  const publicKey = await importPublicKey(publicBytes);
  if (!publicKey) throw new Error(`The public key of conference ${conferenceId} is damaged.`);
  const { signing, roster } = Sealed.parse(JSON.parse(box.open(row.sealed)));
  const rosterKey = Buffer.from(roster, 'base64');
  return {
    publicKey,
    privateKey: await crypto.subtle.importKey('pkcs8', Buffer.from(signing, 'base64'), algorithm, false, ['sign']),
    publicBytes,
    salt: new Uint8Array(row.salt),
    rosterKeyOf: (ticketId) =>
      new Uint8Array(createHmac('sha256', rosterKey).update(`ticket:${ticketId}`).digest().subarray(0, 16)),
  };
}

async function makeKeys(box: SecretBox) {
  const { publicKey, privateKey } = await makePassKeys(true);
  const signing = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey)).toString('base64');
  return {
    publicKey: await exportPublicKey(publicKey),
    sealed: box.seal(JSON.stringify({ signing, roster: randomBytes(32).toString('base64') })),
    salt: randomBytes(16),
  };
}
