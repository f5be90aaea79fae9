import type { AlbumCard } from '@tuyuan/contract/library/album-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentAlbumCard } from './album-card.presenter.ts';
import { findAlbumCards } from './album-card.repository.ts';
import { inOrderOf } from './in-order-of.ts';

/** Cards of these albums, in this order; one that is not published (any more) is left out. */
export async function loadAlbumCards(db: Database, ids: readonly number[], timeZone: string): Promise<AlbumCard[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await findAlbumCards(db, ids), (row) => row.id).map((row) => presentAlbumCard(row, timeZone));
}
