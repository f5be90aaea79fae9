import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Seals and fingerprints data that the database stores but its readers must not know, under a key that is not in the database. */
export interface SecretBox {
  /** AES-256-GCM; another text every time. */
  seal(text: string): Buffer;
  /** Returns the sealed text. Throws when the key differs or a byte was changed. */
  open(sealed: Buffer): string;
  /** HMAC-SHA-256: equal texts, equal marks; without the key no guess can be tried. 32 bytes. */
  mark(text: string): Buffer;
}

/** Opens a box for one purpose; boxes of different purposes cannot read each other's data. */
export function openSecretBox(masterKey: Buffer, purpose: string): SecretBox {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', masterKey, '', `tuyuan.${purpose}.${use}`, 32));
  const sealKey = keyFor('seal');
  const markKey = keyFor('mark');
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, nonceBytes));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = sealed.subarray(nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    mark: (text) => createHmac('sha256', markKey).update(text).digest(),
  };
}
