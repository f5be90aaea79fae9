import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getAlbumImages } from '@tuyuan/contract/library/album-data.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findAlbum } from './album.repository.ts';
import { countAlbumImages, findAlbumImagePage } from './album-image.repository.ts';
import { loadImageCards } from './load-image-cards.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

/** Throws `Album.NotFound` also for an album that is not published. */
export async function listAlbumImages(
  db: Database,
  input: InputOf<typeof getAlbumImages>,
): Promise<OutputOf<typeof getAlbumImages>> {
  if ((await findAlbum(db, input.id)) === null) throw new AppError('Album.NotFound');
  const after = input.cursor === undefined ? null : readCursor(input.cursor);
  const limit = input.maxResultCount;
  const found = await findAlbumImagePage(db, input.id, {
    after,
    offset: after ? 0 : input.skipCount,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    totalCount: await countAlbumImages(db, input.id),
    items: await loadImageCards(
      db,
      page.map(({ id }) => id),
    ),
    nextCursor: last && found.length > limit ? writeCursor(last) : null,
  };
}
