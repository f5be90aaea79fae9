import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

export interface Receiver {
  /** The browser's public key, uncompressed: 65 bytes. */
  p256dh: Buffer;
  /** The browser's secret: 16 bytes. */
  auth: Buffer;
}

const recordBytes = 4096;

/** Encrypts a message for one browser as `aes128gcm`: RFC 8291. Throws for a key that is no point of the curve. */
export function encryptPush(text: string, { p256dh, auth }: Receiver): Buffer {
  const own = createECDH('prime256v1');
  const ownKey = own.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownKey]);
  const input = Buffer.from(hkdfSync('sha256', own.computeSecret(p256dh), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The 2 ends the last record.
  const body = Buffer.concat([cipher.update(Buffer.from(`${text}\u0002`)), cipher.final(), cipher.getAuthTag()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordBytes);
  header.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, header, ownKey, body]);
}

export interface VapidKey {
  /** Uncompressed point: 65 bytes. */
  publicKey: Buffer;
  privateKey: Buffer;
}

const halfDaySeconds = 43_200;

/** Returns the `Authorization` by which the service at `audience` knows who sends: RFC 8292. */
export function vapidAuthorization({ publicKey, privateKey }: VapidKey, audience: string, subject: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: audience, exp: Math.floor(Date.now() / 1000) + halfDaySeconds, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
      d: privateKey.toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey.toString('base64url')}`;
}
