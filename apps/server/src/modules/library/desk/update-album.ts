import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { ManagedAlbum, updateAlbum as updateAlbumEndpoint } from '@tuyuan/contract/library/album-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { screenWork } from '../lifecycle/index.ts';
import { indexAlbums } from '../search/index.ts';
import { changeAlbum } from './album-change.repository.ts';
import { lockReferences } from './lock-references.ts';
import { findManagedAlbum, isImageOfAlbum } from './managed-album.repository.ts';

/** Throws `Text.Blocked`, `Album.NotFound`, `Album.TitleTaken`, `Category.NotFound`, `Region.NotFound`; `Image.NotFound` for a cover of another album. */
export async function updateAlbum(
  db: Database,
  input: InputOf<typeof updateAlbumEndpoint>,
): Promise<Unencoded<ManagedAlbum>> {
  const { title, description } = await screenWork(db, input);
  return inTransaction(db, async (transaction) => {
    await lockReferences(transaction, input);
    if (input.coverImageId !== null && !(await isImageOfAlbum(transaction, input.coverImageId, input.id)))
      throw new AppError('Image.NotFound');
    await changeAlbum(transaction, { ...input, title, description });
    const album = await orThrow(findManagedAlbum(transaction, input.id), 'Album.NotFound');
    await indexAlbums(transaction, [input.id]);
    return album;
  });
}
