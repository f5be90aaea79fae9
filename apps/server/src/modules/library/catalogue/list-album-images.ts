import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getAlbumImages } from '@tuyuan/contract/library/album-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findAlbum } from './album.repository.ts';
import { countAlbumImages, findAlbumImagePage } from './album-image.repository.ts';
import { loadImageCards } from './load-image-cards.ts';
import { cutPage, toPlace } from './page-cursor.ts';

/** Throws `Album.NotFound` also for an album that is not published, or not for the caller to see. */
export async function listAlbumImages(
  { db, actor }: RequestContext,
  input: InputOf<typeof getAlbumImages>,
): Promise<OutputOf<typeof getAlbumImages>> {
  if ((await findAlbum(db, input.id, actor?.id ?? null)) === null) throw new AppError('Album.NotFound');
  return albumImagePage(db, input);
}

/** Returns a page of an album's published images, whoever may see the album. */
export async function albumImagePage(
  db: Database,
  input: InputOf<typeof getAlbumImages>,
): Promise<OutputOf<typeof getAlbumImages>> {
  const { ids, nextCursor } = cutPage(await findAlbumImagePage(db, input.id, toPlace(input)), input.maxResultCount);
  return { totalCount: await countAlbumImages(db, input.id), items: await loadImageCards(db, ids), nextCursor };
}
