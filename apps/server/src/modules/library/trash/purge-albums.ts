import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { purgeAlbums as purgeAlbumsEndpoint } from '@tuyuan/contract/library/trash.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { bulkResultOf } from '../desk/index.ts';
import { assertCounted } from './assert-counted.ts';
import { existsIn, lockTrashed, purgeAlbumRows } from './trash.repository.ts';

/** Deletes albums of the trash for good, their images stay; others fail with `Album.StateMismatch`. Throws `Trash.CountMismatch`. */
export async function purgeAlbums(db: Database, input: InputOf<typeof purgeAlbumsEndpoint>): Promise<BulkResult> {
  const ids = assertCounted(input);
  const existing = await existsIn(db, 'album', ids);
  const changed = await purgeTrashedAlbums(db, ids);
  const codes = { notFound: 'Album.NotFound', stateMismatch: 'Album.StateMismatch' } as const;
  return bulkResultOf({ ids, changed, existing, codes });
}

export function purgeTrashedAlbums(db: Database, ids: readonly number[]): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    const trashed = await lockTrashed(transaction, 'album', ids);
    return purgeAlbumRows(
      transaction,
      trashed.map(({ id }) => id),
    );
  });
}
