import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { bookFileKey, bookScanKeys } from './book-key.ts';
import { dropBookLease, insertScans, keepBookLease, takeBookLease } from './book-lease.repository.ts';
import { pagesAtOnce, renderPdfPages } from './read-pdf.ts';

const heartbeatMs = 5000;
const randomKey = () => randomBytes(16).toString('base64url');

/**
 * Renders the pages of a PDF that aren't rendered yet, a few at a time, unless another process is at it. Throws `Book.NotPdf`
 * where one can't be drawn; after the last attempt the PDF counts as failed.
 */
export async function renderBookFile(
  storage: BlobStore,
  { db, schema }: { db: Database; schema: string },
  fileId: number,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const lease = randomKey();
  const file = await takeBookLease(db, fileId, lease);
  if (!file) return;
  // A database that is away for a moment is no reason to give the work up: the lease ends by itself.
  const timer = setInterval(() => void keepBookLease(db, fileId, lease).catch(() => undefined), heartbeatMs);
  try {
    const bytes = await buffer(await storage.read(bookFileKey(schema, file.key)));
    for (let from = file.rendered; from < file.pageCount; from += pagesAtOnce)
      if (!(await renderSome(storage, { db, schema, fileId, lease }, bytes, from))) return;
    await dropBookLease(db, fileId, lease, 'done');
  } catch (error) {
    await dropBookLease(db, fileId, lease, isLast ? 'failed' : 'rendering');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

interface Work {
  db: Database;
  schema: string;
  fileId: number;
  lease: string;
}

/** Returns false where the PDF was deleted or went to another process; then nothing of these pages stays. */
async function renderSome(
  storage: BlobStore,
  { db, schema, fileId, lease }: Work,
  bytes: Uint8Array,
  from: number,
): Promise<boolean> {
  const pages = await renderPdfPages(bytes, from);
  const scans = pages.map((page, index) => ({ ...page, number: from + index + 1, key: randomKey() }));
  for (const { key, large, small } of scans) {
    const [stored, storedSmall] = bookScanKeys(schema, key);
    await storage.put(stored, Buffer.from(large));
    await storage.put(storedSmall, Buffer.from(small));
  }
  const rows = scans.map(({ number, key, width, height, thumbhash }) => ({ number, key, width, height, thumbhash }));
  if (await insertScans(db, { fileId, lease }, rows)) return true;
  await storage.delete(scans.flatMap(({ key }) => bookScanKeys(schema, key)));
  return false;
}
