import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findAlbum } from './album.repository.ts';
import { presentAlbumCard } from './album-card.presenter.ts';

/** Throws `Album.NotFound` for one that isn't published. */
export async function getAlbum(db: Database, id: number, timeZone: string): Promise<AlbumDetail> {
  const row = await findAlbum(db, id);
  if (!row) throw new AppError('Album.NotFound');
  return {
    ...presentAlbumCard(row, timeZone),
    description: row.description,
    category: row.category,
    collects: row.collects,
  };
}
