import type { ImageWish } from '@tuyuan/contract/library/image-wish.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findWish, insertWish, lockWanted } from './image-wish.repository.ts';

/** Throws `Image.NotFound`, `Image.ForSale`, `Image.IsOwn`. */
export function addWish({ db, actor }: SignedInContext, imageId: number): Promise<ImageWish> {
  return inTransaction(db, async (transaction) => {
    const { authorId, isForSale } = await orThrow(lockWanted(transaction, imageId), 'Image.NotFound');
    if (isForSale) throw new AppError('Image.ForSale');
    if (authorId === actor.id) throw new AppError('Image.IsOwn');
    await insertWish(transaction, imageId, actor.id);
    return orThrow(findWish(transaction, imageId, actor.id), 'Image.NotFound');
  });
}
