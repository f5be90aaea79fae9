import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findWaitingOf, lockAlbum } from './album-review.repository.ts';
import { lockImages } from './reviewed-image.repository.ts';

/** Locks an album that waits, with its waiting images. Throws `Album.NotFound`, `Album.StateMismatch`, `Review.OwnWork`. */
export async function lockWaitingAlbum(transaction: Database, albumId: number, reviewerId: number, stages: number) {
  const album = await orThrow(lockAlbum(transaction, albumId), 'Album.NotFound');
  if (album.authorId === reviewerId) throw new AppError('Review.OwnWork');
  if (album.reviewState !== 'pending') throw new AppError('Album.StateMismatch');
  const locked = await lockImages(transaction, await findWaitingOf(transaction, albumId), stages);
  // One that was decided on while this waited for its lock is left out.
  return { album, images: locked.filter(({ reviewState }) => reviewState === 'pending') };
}
