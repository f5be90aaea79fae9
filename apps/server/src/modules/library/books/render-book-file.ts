import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { beginRendering, endRendering, insertScans } from './book-file.repository.ts';
import { bookFileKey, bookScanKey } from './book-key.ts';
import { pagesAtOnce, renderPdfPages } from './read-pdf.ts';

/** Renders the pages of a PDF that aren't rendered yet, a few at a time. Throws `Book.NotPdf` where one can't be drawn. */
export async function renderBookFile(
  storage: BlobStore,
  { db, schema }: { db: Database; schema: string },
  fileId: number,
): Promise<void> {
  const file = await beginRendering(db, fileId);
  if (!file) return;
  const bytes = await buffer(await storage.read(bookFileKey(schema, file.key)));
  for (let from = file.rendered; from < file.pageCount; from += pagesAtOnce) {
    const pages = await renderPdfPages(bytes, from);
    const scans = pages.map((page, index) => ({
      ...page,
      number: from + index + 1,
      key: randomBytes(16).toString('base64url'),
    }));
    for (const { key, large, small } of scans) {
      await storage.put(bookScanKey(schema, key, 1600), Buffer.from(large));
      await storage.put(bookScanKey(schema, key, 320), Buffer.from(small));
    }
    const rows = scans.map(({ number, key, width, height, thumbhash }) => ({ number, key, width, height, thumbhash }));
    if (await insertScans(db, fileId, rows)) continue;
    await storage.delete(scans.flatMap(({ key }) => [bookScanKey(schema, key, 1600), bookScanKey(schema, key, 320)]));
    return;
  }
  await endRendering(db, fileId, 'done');
}
