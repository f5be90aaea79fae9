import type { BookScanWidth } from '@tuyuan/contract/library/book-scan-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ServedFile } from '../../site/index.ts';
import { isScanPublished } from './book.repository.ts';
import { bookScanKey } from './book-key.ts';

/** Returns a rendered page of a published book, of others only to editors. Throws `Resource.NotFound`. */
export async function findBookScan(
  storage: BlobStore,
  { db, tenant, actor }: RequestContext,
  { key, width }: { key: string; width: BookScanWidth },
): Promise<ServedFile> {
  const isPublic = await isScanPublished(db, key);
  if (!isPublic && !actor?.permissions.has('Pages.Books')) throw new AppError('Resource.NotFound');
  const stored = bookScanKey(tenant.schema, key, width);
  const size = await storage.size(stored);
  if (size === null) throw new AppError('Resource.NotFound');
  return {
    key: stored,
    size,
    etag: `"${key}-${width}"`,
    headers: {
      'content-type': 'image/webp',
      // A book may be taken offline: caches ask again within the hour.
      'cache-control': isPublic ? 'public, max-age=3600' : 'private, no-store',
    },
  };
}
