import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { findAlbum } from './album.repository.ts';

/** Throws `Album.NotFound` for one that isn't published. */
export async function getAlbum(db: Database, id: number): Promise<Unencoded<AlbumDetail>> {
  return orThrow(findAlbum(db, id), 'Album.NotFound');
}
