import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { orderOwnAlbum as orderOwnAlbumEndpoint } from '@tuyuan/contract/library/photographer-album.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { isImageOfAlbum } from '../desk/index.ts';
import { indexAlbums } from '../search/index.ts';
import { changeCover, changeOrder, findImageIdsOf } from './album-order.repository.ts';
import { lockOwnWorks } from './own-move.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';

/**
 * Orders an album and, where it is given, chooses its cover. Throws `Photographer.Required`, `Album.NotFound`; `Album.Changed` unless
 * exactly the album's pictures are named; `Image.NotFound` for a cover that isn't among them.
 */
export async function orderOwnAlbum(
  { db, actor }: SignedInContext,
  { id, imageIds, coverImageId }: InputOf<typeof orderOwnAlbumEndpoint>,
): Promise<Record<string, never>> {
  await inTransaction(db, async (transaction) => {
    await assertPhotographer(transaction, actor.id);
    if ((await lockOwnWorks(transaction, 'album', actor.id, [id])).length === 0) throw new AppError('Album.NotFound');
    const present = new Set(await findImageIdsOf(transaction, id));
    const named = new Set(imageIds);
    if (
      named.size !== imageIds.length ||
      named.size !== present.size ||
      imageIds.some((imageId) => !present.has(imageId))
    )
      throw new AppError('Album.Changed');
    await changeOrder(transaction, id, imageIds);
    if (coverImageId === undefined) return;
    if (coverImageId !== null && !(await isImageOfAlbum(transaction, coverImageId, id)))
      throw new AppError('Image.NotFound');
    await changeCover(transaction, id, coverImageId);
    await indexAlbums(transaction, [id]);
  });
  return {};
}
