import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** What the database keeps but its reader shall not know: sealed and fingerprinted under a key that is not in the database. */
export interface SecretBox {
  /** AES-256-GCM; another text every time. */
  seal(text: string): Buffer;
  /** The sealed text. Throws where the key is another one or a byte was changed. */
  open(sealed: Buffer): string;
  /** HMAC-SHA-256: equal texts, equal marks; without the key no guess can be tried. 32 bytes. */
  mark(text: string): Buffer;
}

/** A box for one purpose; the boxes of two purposes know nothing of each other. */
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
