import { randomBytes } from 'node:crypto';
import { maxBookFiles, maxBookPages } from '@tuyuan/contract/library/book-limits.ts';
import type { BookFile } from '@tuyuan/contract/library/book-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BookDeps } from './book-deps.ts';
import { countBookFiles, findBookFile, insertBookFile } from './book-file.repository.ts';
import { renderBookFileJob } from './book-jobs.ts';
import { bookFileKey } from './book-key.ts';
import { lockBook } from './managed-book.repository.ts';
import { countPdfPages } from './read-pdf.ts';

/**
 * Stores a PDF and queues its rendering. Throws `Book.NotFound`, `Book.NotPdf`, `Book.Encrypted`, `Book.TooManyPages`,
 * `Book.TooManyFiles`.
 */
export async function addBookFile(
  { storage, jobs }: BookDeps,
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  bookId: number,
  { bytes, fileName }: UploadedFile,
): Promise<BookFile> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw new AppError('Book.NotPdf');
  const pageCount = await countPdfPages(bytes);
  if (pageCount > maxBookPages) throw new AppError('Book.TooManyPages');
  const key = randomBytes(16).toString('base64url');
  const stored = bookFileKey(tenant.schema, key);
  await storage.put(stored, bytes);
  try {
    return await inTransaction(db, async (transaction) => {
      if ((await lockBook(transaction, bookId)) === null) throw new AppError('Book.NotFound');
      if ((await countBookFiles(transaction, bookId)) >= maxBookFiles) throw new AppError('Book.TooManyFiles');
      const id = await insertBookFile(transaction, bookId, { key, pageCount, fileName: shownName(fileName) });
      await jobs.enqueue(transaction, renderBookFileJob, tenant.schema, { fileId: id });
      return orThrow(findBookFile(transaction, id), 'Book.NotFound');
    });
  } catch (error) {
    await storage.delete([stored]);
    throw error;
  }
}

/** An untrusted file name without its ending, and without what could be misread. */
function shownName(fileName: string): string {
  const stem = fileName
    .toWellFormed()
    .replace(/\.pdf$/i, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ')
    .trim()
    .slice(0, 60);
  return stem === '' ? 'PDF' : stem;
}
