import type { undoDecision as undoEndpoint } from '@tuyuan/contract/library/image-review.ts';
import { undoSeconds } from '@tuyuan/contract/library/review-limits.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { moveImages } from '../lifecycle/index.ts';
import { indexImages } from '../search/index.ts';
import { noteOf } from './given-reasons.ts';
import { publishToAuthor } from './publish-review-result.ts';
import { findLastChange } from './review-history.repository.ts';
import { getItem } from './review-item.repository.ts';
import { heldBy, holdImages } from './review-lease.repository.ts';
import { forgetPass } from './review-progress.repository.ts';
import { reviewStages } from './review-stages.ts';
import { keepSubmittedAt, lockImages } from './reviewed-image.repository.ts';
import { toReviewItems } from './to-review-items.ts';

/**
 * Takes a decision back: the image waits where it waited, and the reviewer holds it. What was mended stays. Throws `Review.UndoTooLate` after a
 * minute, when somebody moved the image since, and for another's decision.
 */
export async function undoDecision(
  { db, actor }: SignedInContext,
  imageId: number,
  timeZone: string,
): Promise<AnswerTo<typeof undoEndpoint>> {
  const stages = await reviewStages(db);
  await inTransaction(db, async (transaction) => {
    const [image] = await lockImages(transaction, [imageId], stages);
    const last = image && (await findLastChange(transaction, imageId, undoSeconds));
    const isOwn = last?.actorId === actor.id && last.fromState === 'pending' && last.toState === image?.reviewState;
    const isPass = last !== null && last !== undefined && noteOf(last.reasons) === 'passed';
    const isDecision = isPass || last?.toState === 'approved' || last?.toState === 'rejected';
    if (!image || !last || !isOwn || !isDecision) throw new AppError('Review.UndoTooLate');
    if ((await holdImages(transaction, [imageId], actor.id)) === 0) throw new AppError('Review.UndoTooLate');
    await moveImages(transaction, {
      ids: [imageId],
      from: [image.reviewState],
      to: 'pending',
      actorId: actor.id,
      reasons: ['undone'],
    });
    await keepSubmittedAt(transaction, imageId, image.submittedAt);
    if (isPass) await forgetPass(transaction, imageId);
    await indexImages(transaction, [imageId], timeZone);
    if (!isPass)
      await publishToAuthor(transaction, {
        subject: 'image',
        id: imageId,
        authorId: image.authorId,
        title: image.title,
        state: 'pending',
        reasons: [],
      });
  });
  forgetStoredImages(db, [imageId]);
  forgetTrees(db);
  const [item] = await toReviewItems(db, [await getItem(db, imageId)]);
  const { until } = await heldBy(db, actor.id);
  if (!item || !until) throw new AppError('Review.UndoTooLate');
  return { item, leaseUntil: until };
}
