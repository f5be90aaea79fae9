import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { indexImages } from '../search/index.ts';
import { bulkResultOf } from './bulk-result-of.ts';
import { findExistingImages } from './image-change.repository.ts';

/**
 * Applies one conditional change to many images and reports each outcome. Search and the change commit together; this
 * process's cache of the images is cleared.
 */
export async function changeImages(
  db: Database,
  ids: readonly number[],
  timeZone: string,
  change: (transaction: Database, ids: readonly number[]) => Promise<number[]>,
  stateMismatch: ErrorCode = 'Image.StateMismatch',
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  const result = await inTransaction(db, async (transaction) => {
    const changed = await change(transaction, wanted);
    await indexImages(transaction, changed, timeZone);
    const existing = await findExistingImages(transaction, wanted);
    return bulkResultOf({
      ids: wanted,
      changed,
      existing,
      codes: { notFound: 'Image.NotFound', stateMismatch },
    });
  });
  forgetStoredImages(db, wanted);
  forgetTrees(db);
  return result;
}
