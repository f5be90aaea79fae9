import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { findAlbum } from './album.repository.ts';

/** Throws `Album.NotFound` for one that isn't published. */
export async function getAlbum(db: Database, id: number): Promise<Unencoded<AlbumDetail>> {
  const album = await findAlbum(db, id);
  if (!album) throw new AppError('Album.NotFound');
  return album;
}
