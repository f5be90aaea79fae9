import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { findStoredKeys, removeBookFile } from './book-file.repository.ts';
import { bookFileKey, bookScanKey } from './book-key.ts';
import { removeBook } from './managed-book.repository.ts';

type Context = Pick<RequestContext, 'db' | 'tenant'>;

/** Deletes a book with its PDFs. Throws `Book.NotFound`. */
export async function deleteBook(storage: BlobStore, { db, tenant }: Context, id: number): Promise<void> {
  const keys = await findStoredKeys(db, { bookId: id });
  if (!(await removeBook(db, id))) throw new AppError('Book.NotFound');
  await deleteStored(storage, tenant.schema, keys);
}

/** Deletes a PDF and the pictures of its pages. Throws `Book.FileNotFound`. */
export async function deleteBookFile(storage: BlobStore, { db, tenant }: Context, id: number): Promise<void> {
  const keys = await findStoredKeys(db, { fileId: id });
  if (!(await removeBookFile(db, id))) throw new AppError('Book.FileNotFound');
  await deleteStored(storage, tenant.schema, keys);
}

async function deleteStored(
  storage: BlobStore,
  schema: string,
  { files, scans }: { files: readonly string[]; scans: readonly string[] },
): Promise<void> {
  await storage.delete([
    ...files.map((key) => bookFileKey(schema, key)),
    ...scans.flatMap((key) => [bookScanKey(schema, key, 1600), bookScanKey(schema, key, 320)]),
  ]);
}
