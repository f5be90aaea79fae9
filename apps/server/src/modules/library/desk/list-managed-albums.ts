import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getManagedAlbums } from '@tuyuan/contract/library/album-management.ts';
import { cappedTotal, countCap } from '../../../platform/database/capped-total.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentManagedAlbum } from './managed-album.presenter.ts';
import { countManagedAlbums, findManagedAlbums } from './managed-album.repository.ts';

export async function listManagedAlbums(
  db: Database,
  query: InputOf<typeof getManagedAlbums>,
  timeZone: string,
): Promise<OutputOf<typeof getManagedAlbums>> {
  const rows = await findManagedAlbums(db, query);
  const total = await countManagedAlbums(db, query, countCap);
  return {
    ...cappedTotal(total),
    items: rows.map((row) => presentManagedAlbum(row, timeZone)),
  };
}
