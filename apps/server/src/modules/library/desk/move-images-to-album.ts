import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { moveImagesToAlbum as moveImagesToAlbumEndpoint } from '@tuyuan/contract/library/image-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { indexAlbums } from '../search/index.ts';
import { changeImages } from './change-images.ts';
import { findAlbumsOf, lockAlbum, putInAlbum } from './image-change.repository.ts';

/**
 * Puts images behind those an album has, or takes them out of theirs; images of another author than the album's fail with
 * `Image.OtherAuthor`. Throws `Album.NotFound`.
 */
export function moveImagesToAlbum(
  db: Database,
  { ids, albumId }: InputOf<typeof moveImagesToAlbumEndpoint>,
  timeZone: string,
): Promise<BulkResult> {
  return changeImages(
    db,
    ids,
    timeZone,
    async (transaction, wanted) => {
      if (albumId !== null && !(await lockAlbum(transaction, albumId))) throw new AppError('Album.NotFound');
      const before = await findAlbumsOf(transaction, wanted);
      const moved = await putInAlbum(transaction, wanted, albumId);
      await indexAlbums(transaction, [...new Set([...before, ...(albumId === null ? [] : [albumId])])]);
      return moved;
    },
    'Image.OtherAuthor',
  );
}
