import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { bulkResultOf } from '../desk/index.ts';
import { indexAlbums } from '../search/index.ts';
import { lockOwnWorks } from './own-move.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';

/** Applies one conditional change to the caller's own albums, as `changeOwnImages` does to images. */
export function changeOwnAlbums(
  { db, actor }: SignedInContext,
  ids: readonly number[],
  change: (transaction: Database, own: readonly number[]) => Promise<number[]>,
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  return inTransaction(db, async (transaction) => {
    await assertPhotographer(transaction, actor.id);
    const own = await lockOwnWorks(transaction, 'album', actor.id, wanted);
    const changed = await change(transaction, own);
    await indexAlbums(transaction, changed);
    return bulkResultOf({
      ids: wanted,
      changed,
      existing: own,
      codes: { notFound: 'Album.NotFound', stateMismatch: 'Album.StateMismatch' },
    });
  });
}
