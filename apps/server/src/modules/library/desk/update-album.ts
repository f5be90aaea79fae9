import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { ManagedAlbum, updateAlbum as updateAlbumEndpoint } from '@tuyuan/contract/library/album-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import { indexAlbums } from '../search/index.ts';
import { changeAlbum } from './album-change.repository.ts';
import { holdReferences } from './hold-references.ts';
import { presentManagedAlbum } from './managed-album.presenter.ts';
import { findManagedAlbum, isImageOfAlbum } from './managed-album.repository.ts';

/** Throws `Album.NotFound`, `Album.TitleTaken`, `Category.NotFound`, `Region.NotFound`; `Image.NotFound` for a cover of another album. */
export async function updateAlbum(
  db: Database,
  input: InputOf<typeof updateAlbumEndpoint>,
  timeZone: string,
): Promise<ManagedAlbum> {
  const album = await inTransaction(db, async (transaction) => {
    await holdReferences(transaction, input);
    if (!(await changeAlbum(transaction, input))) throw new AppError('Album.NotFound');
    if (input.coverImageId !== null && !(await isImageOfAlbum(transaction, input.coverImageId, input.id)))
      throw new AppError('Image.NotFound');
    await indexAlbums(transaction, [input.id]);
    return findManagedAlbum(transaction, input.id);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'album_author_title') ? new AppError('Album.TitleTaken', { cause: error }) : error;
  });
  if (!album) throw new AppError('Album.NotFound');
  return presentManagedAlbum(album, timeZone);
}
