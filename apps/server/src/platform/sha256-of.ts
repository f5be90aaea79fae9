import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';

const roundBytes = 4 * 1024 * 1024;

/** Returns the hash of a large file, letting other requests in after every few milliseconds. */
export async function sha256Of(bytes: Uint8Array): Promise<Buffer> {
  const hash = createHash('sha256');
  for (let start = 0; start < bytes.length; start += roundBytes) {
    if (start > 0) await otherWork();
    hash.update(bytes.subarray(start, start + roundBytes));
  }
  return hash.digest();
}
