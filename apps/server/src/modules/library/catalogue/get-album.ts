import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findAlbum } from './album.repository.ts';

/** Throws `Album.NotFound` for one that isn't published, or not for the caller to see. */
export async function getAlbum({ db, actor }: RequestContext, id: number): Promise<Unencoded<AlbumDetail>> {
  return orThrow(findAlbum(db, id, actor?.id ?? null), 'Album.NotFound');
}
