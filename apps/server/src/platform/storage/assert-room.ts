import { statfs } from 'node:fs/promises';

/** Four segments of the embedded database's log: with less it refuses writes, and soon stops. */
const minFreeBytes = 64 * 1024 * 1024;

/** Throws where the folder's disk is full. */
export async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes) throw new Error(`The disk of ${folder} is full.`);
}
