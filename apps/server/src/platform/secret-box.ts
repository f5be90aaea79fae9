import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Seals and fingerprints data that the database stores but its readers must not know, under a key that is not in the database. */
export interface SecretBox {
  /** AES-256-GCM; another text every time. */
  seal(text: string): Buffer;
  /** Returns the sealed text. Throws when the key differs or a byte was changed. */
  open(sealed: Buffer): string;
  /** As `seal` and `open`, for a file's bytes. */
  sealBytes(bytes: Uint8Array): Buffer;
  openBytes(sealed: Buffer): Buffer;
  /** HMAC-SHA-256: equal texts, equal marks; without the key no guess can be tried. 32 bytes. */
  mark(text: string): Buffer;
}

/** Opens a box for one purpose; boxes of different purposes cannot read each other's data. */
export function openSecretBox(masterKey: Buffer, purpose: string): SecretBox {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', masterKey, '', `tuyuan.${purpose}.${use}`, 32));
  const sealKey = keyFor('seal');
  const markKey = keyFor('mark');

  function sealBytes(bytes: Uint8Array): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  function openBytes(sealed: Buffer): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, nonceBytes));
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  }

  return {
    seal: (text) => sealBytes(Buffer.from(text, 'utf8')),
    open: (sealed) => openBytes(sealed).toString('utf8'),
    sealBytes,
    openBytes,
    mark: (text) => createHmac('sha256', markKey).update(text).digest(),
  };
}
