import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyBytes = 32;

/**
 * Returns the installation's key: `configured` (base64 of 32 bytes), or the one kept in `dataDir`, created on the first
 * start. Several processes of one installation need the same: they share the folder or are given `SECRET_KEY`.
 */
export async function readSecretKey(dataDir: string, configured: string | undefined): Promise<Buffer> {
  if (configured !== undefined) return decode(configured, 'SECRET_KEY');
  const file = join(dataDir, 'secret.key');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return decode(kept, file);
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}.new`;
  await writeFile(draft, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flush: true });
  // The first process to link creates the key; a second one starting at the same moment reads it.
  await link(draft, file).catch(() => undefined);
  await rm(draft);
  return decode(await readFile(file, 'utf8'), file);
}

function decode(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes) throw new Error(`${source} must be the base64 of ${keyBytes} bytes.`);
  return key;
}
