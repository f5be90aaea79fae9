import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { lockStoredKeys, removeBookFile } from './book-file.repository.ts';
import { bookFileKey, bookScanKeys } from './book-key.ts';
import { lockBook, removeBook } from './managed-book.repository.ts';

type Context = Pick<RequestContext, 'db' | 'tenant'>;

/** Deletes a book with its PDFs. Throws `Book.NotFound`. */
export async function deleteBook(storage: BlobStore, { db, tenant }: Context, id: number): Promise<void> {
  const keys = await inTransaction(db, async (transaction) => {
    // No PDF is added to it from here on.
    if ((await lockBook(transaction, id)) === null) throw new AppError('Book.NotFound');
    const found = await lockStoredKeys(transaction, { bookId: id });
    await removeBook(transaction, id);
    return found;
  });
  await deleteStored(storage, tenant.schema, keys);
}

/** Deletes a PDF and the pictures of its pages. Throws `Book.FileNotFound`. */
export async function deleteBookFile(storage: BlobStore, { db, tenant }: Context, id: number): Promise<void> {
  const keys = await inTransaction(db, async (transaction) => {
    const found = await lockStoredKeys(transaction, { fileId: id });
    if (found.files.length === 0) throw new AppError('Book.FileNotFound');
    await removeBookFile(transaction, id);
    return found;
  });
  await deleteStored(storage, tenant.schema, keys);
}

async function deleteStored(
  storage: BlobStore,
  schema: string,
  { files, scans }: { files: readonly string[]; scans: readonly string[] },
): Promise<void> {
  await storage.delete([
    ...files.map((key) => bookFileKey(schema, key)),
    ...scans.flatMap((key) => bookScanKeys(schema, key)),
  ]);
}
