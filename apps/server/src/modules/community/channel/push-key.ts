import { createECDH } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findPushKey, keepPushKey } from './push.repository.ts';

/** Returns the site's key for push services, generated with the first call; the private part is stored sealed. */
export async function readPushKey(db: Database, box: SecretBox): Promise<{ publicKey: Buffer; privateKey: Buffer }> {
  const { publicKey, privateKey } = (await findPushKey(db)) ?? (await keepPushKey(db, newKey(box)));
  return { publicKey, privateKey: box.openBytes(privateKey) };
}

function newKey(box: SecretBox): { publicKey: Buffer; privateKey: Buffer } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  // Leading zeros are not part of what it returns.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: box.sealBytes(privateKey) };
}
