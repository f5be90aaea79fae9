import type { takeAlbum as takeAlbumEndpoint } from '@tuyuan/contract/library/album-review.ts';
import { leaseMinutes } from '@tuyuan/contract/library/review-limits.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findWordHits } from '../../site/index.ts';
import { findAlbumPictures, findAlbumToReview } from './album-review.repository.ts';
import { lockWaitingAlbum } from './lock-waiting-album.ts';
import { findAlbumHistory } from './review-history.repository.ts';
import { heldBy, holdImages } from './review-lease.repository.ts';
import { reviewStages } from './review-stages.ts';

/** Holds all of an album's waiting images, or none. Throws `Review.HeldByOther`, and as `lockWaitingAlbum`. */
export async function takeAlbum(
  { db, actor }: SignedInContext,
  albumId: number,
): Promise<AnswerTo<typeof takeAlbumEndpoint>> {
  const stages = await reviewStages(db);
  await inTransaction(db, async (transaction) => {
    const { images } = await lockWaitingAlbum(transaction, albumId, actor.id, stages);
    const ids = images.map(({ id }) => id);
    if ((await holdImages(transaction, ids, actor.id)) < ids.length) throw new AppError('Review.HeldByOther');
  });
  const album = await orThrow(findAlbumToReview(db, albumId), 'Album.NotFound');
  const pictures = await findAlbumPictures(db, albumId);
  const texts = pictures
    .filter(({ reviewState }) => reviewState === 'pending')
    .map(({ title, description, labels }) => ({ title, description, labels }));
  const words = await findWordHits(db, [{ title: album.title, description: album.description, labels: [] }, ...texts]);
  const { until } = await heldBy(db, actor.id);
  return {
    album,
    images: pictures.map(({ description: _description, labels: _labels, ...picture }) => picture),
    words: words.flat(),
    history: await findAlbumHistory(db, albumId),
    leaseUntil: until ?? new Date(Date.now() + leaseMinutes * 60_000),
  };
}
