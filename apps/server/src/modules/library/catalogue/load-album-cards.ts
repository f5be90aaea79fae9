import type { Database } from '../../../platform/database/database.ts';
import { type AlbumCardRow, findAlbumCards } from './album-card.repository.ts';
import { inOrderOf } from './in-order-of.ts';

/** Returns cards of these albums, in this order; one that is not published (any more) is left out. */
export async function loadAlbumCards(db: Database, ids: readonly number[]): Promise<AlbumCardRow[]> {
  return ids.length === 0 ? [] : inOrderOf(ids, await findAlbumCards(db, ids), ({ id }) => id);
}
