import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { bulkResultOf } from '../desk/index.ts';
import { indexImages } from '../search/index.ts';
import { lockOwnWorks } from './own-move.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';

/**
 * Applies one conditional change to the caller's own images among `ids` and reports each outcome; another author's
 * counts as missing. Search and the change commit together. Throws `Photographer.Required`.
 */
export async function changeOwnImages(
  { db, actor }: SignedInContext,
  ids: readonly number[],
  timeZone: string,
  change: (transaction: Database, own: readonly number[]) => Promise<number[]>,
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  const result = await inTransaction(db, async (transaction) => {
    await assertPhotographer(transaction, actor.id);
    const own = await lockOwnWorks(transaction, 'image', actor.id, wanted);
    const changed = await change(transaction, own);
    await indexImages(transaction, changed, timeZone);
    return bulkResultOf({
      ids: wanted,
      changed,
      existing: own,
      codes: { notFound: 'Image.NotFound', stateMismatch: 'Image.StateMismatch' },
    });
  });
  forgetStoredImages(db, wanted);
  forgetTrees(db);
  return result;
}
