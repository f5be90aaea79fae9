import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { appealImage as appealEndpoint } from '@tuyuan/contract/library/image-decision.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { moveImages } from '../lifecycle/index.ts';
import { findDecisions } from './image-decision.repository.ts';
import { recordAppeal } from './review-progress.repository.ts';
import { reviewStages } from './review-stages.ts';
import { lockImages } from './reviewed-image.repository.ts';

/**
 * Has another reviewer look at the caller's rejected image. Throws `Image.NotFound`, `Image.StateMismatch` and `Review.AppealUsed` where the
 * rejection already answers an appeal.
 */
export async function appealImage(
  { db, actor }: SignedInContext,
  { imageId, message }: InputOf<typeof appealEndpoint>,
): Promise<AnswerTo<typeof appealEndpoint>> {
  const stages = await reviewStages(db);
  return inTransaction(db, async (transaction) => {
    const [image] = await lockImages(transaction, [imageId], stages);
    if (image?.authorId !== actor.id) throw new AppError('Image.NotFound');
    if (image.reviewState !== 'rejected') throw new AppError('Image.StateMismatch');
    if (image.queue === 'appeal') throw new AppError('Review.AppealUsed');
    await recordAppeal(transaction, imageId, message);
    await moveImages(transaction, {
      ids: [imageId],
      from: ['rejected'],
      to: 'pending',
      actorId: actor.id,
      reasons: ['appealed'],
      message,
    });
    const [decision] = await findDecisions(transaction, actor.id, [imageId]);
    return orThrow(Promise.resolve(decision), 'Image.NotFound');
  });
}
