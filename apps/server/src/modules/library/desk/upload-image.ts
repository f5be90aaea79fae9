import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { ManagedImage, uploadImage as uploadImageEndpoint } from '@tuyuan/contract/library/image-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { isAlbumOf } from './managed-album.repository.ts';
import { findManagedImage } from './managed-image.repository.ts';
import type { LibraryManagementDeps } from './management-deps.ts';
import { lockPhotographer } from './reference.repository.ts';

/**
 * Adds a photographer's picture that waits for its review. Throws `Photographer.NotFound`, `Album.NotFound` for an album of
 * another author, `Image.Duplicate`, `Picture.*`, `Storage.Full`.
 */
export async function uploadImage(
  { db, tenant }: RequestContext,
  { photographerId, albumId }: InputOf<typeof uploadImageEndpoint>,
  file: UploadedFile,
  { addPicture }: Pick<LibraryManagementDeps, 'addPicture'>,
): Promise<Unencoded<ManagedImage>> {
  await inTransaction(db, async (transaction) => {
    if (!(await lockPhotographer(transaction, photographerId))) throw new AppError('Photographer.NotFound');
    if (albumId !== undefined && !(await isAlbumOf(transaction, albumId, photographerId)))
      throw new AppError('Album.NotFound');
  });
  const addition = { file, authorId: photographerId, albumId: albumId ?? null };
  const { id, isNew } = await addPicture({ db, schema: tenant.schema }, addition);
  if (!isNew) throw new AppError('Image.Duplicate');
  return orThrow(findManagedImage(db, id), 'Image.NotFound');
}
