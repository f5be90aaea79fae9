import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { indexAlbums } from '../search/index.ts';
import { bulkResultOf } from './bulk-result-of.ts';
import { findExistingAlbums } from './managed-album.repository.ts';

/** Applies one conditional change to many albums, updates search, and reports each outcome. */
export function changeAlbums(
  db: Database,
  ids: readonly number[],
  change: (transaction: Database, ids: readonly number[]) => Promise<number[]>,
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  return inTransaction(db, async (transaction) => {
    const changed = await change(transaction, wanted);
    await indexAlbums(transaction, changed);
    const existing = await findExistingAlbums(transaction, wanted);
    return bulkResultOf({
      ids: wanted,
      changed,
      existing,
      codes: { notFound: 'Album.NotFound', stateMismatch: 'Album.StateMismatch' },
    });
  });
}
