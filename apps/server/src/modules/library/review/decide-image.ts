import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { decideImage as decideEndpoint } from '@tuyuan/contract/library/image-review.ts';
import { undoSeconds } from '@tuyuan/contract/library/review-limits.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { forgetStoredImages } from '../../site/index.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { lockReferences } from '../desk/index.ts';
import { replaceLabels } from '../label/index.ts';
import { moveImages } from '../lifecycle/index.ts';
import { indexImages } from '../search/index.ts';
import { approveImages } from './approve-images.ts';
import { assertNoBlockedWords } from './assert-no-blocked-words.ts';
import { publishReviewResult } from './publish-review-result.ts';
import { endLeases, renewLeases } from './review-lease.repository.ts';
import { reviewStages } from './review-stages.ts';
import { editImage, type LockedImage, lockImages } from './reviewed-image.repository.ts';

type Decision = InputOf<typeof decideEndpoint>;

/**
 * Decides on an image that the reviewer holds; mends its texts first. Throws `Review.ReasonRequired`, `Image.NotFound`, `Review.LeaseLost`,
 * `Review.BlockedWord` where a text that is to be approved has a word of level block, `Category.NotFound` and `Region.NotFound`.
 */
export async function decideImage(
  { db, actor, tenant }: SignedInContext,
  input: Decision,
  { timeZone, events }: { timeZone: string; events: DomainEvents },
): Promise<AnswerTo<typeof decideEndpoint>> {
  if (input.decision === 'reject' && input.reasons.length === 0) throw new AppError('Review.ReasonRequired');
  const stages = await reviewStages(db);
  const { imageId } = input;
  const state = await inTransaction(db, async (transaction) => {
    await lockReferences(transaction, input.edits);
    const image = await lockHeld(transaction, imageId, actor.id, stages);
    const mended = await mend(transaction, image, input.edits);
    const decided = await settle(transaction, mended, input, actor.id, stages);
    if (decided === null) throw new AppError('Review.LeaseLost');
    await renewLeases(transaction, actor.id);
    await indexImages(transaction, [imageId], timeZone);
    if (decided !== 'pending')
      await publishReviewResult(
        { transaction, schema: tenant.schema },
        {
          subject: 'image',
          id: imageId,
          authorId: image.authorId,
          title: mended.title,
          state: decided,
          reasons: decided === 'rejected' ? input.reasons : [],
        },
        events,
      );
    return decided;
  });
  forgetStoredImages(db, [imageId]);
  forgetTrees(db);
  return { state, undoUntil: new Date(Date.now() + undoSeconds * 1000) };
}

/** The image is locked before the lease, as those who take leases do: neither waits for the other. */
async function lockHeld(transaction: Database, imageId: number, reviewerId: number, stages: number) {
  const [image] = await lockImages(transaction, [imageId], stages);
  if (!image) throw new AppError('Image.NotFound');
  if ((await endLeases(transaction, [imageId], reviewerId)) === 0) throw new AppError('Review.LeaseLost');
  return image;
}

async function mend(transaction: Database, image: LockedImage, edits: Decision['edits']): Promise<LockedImage> {
  if (Object.values(edits).every((value) => value === undefined)) return image;
  await editImage(transaction, image.id, edits);
  if (edits.labels) await replaceLabels(transaction, [{ imageId: image.id, labels: edits.labels }]);
  const { title = image.title, description = image.description, labels = image.labels } = edits;
  return { ...image, title, description, labels };
}

/** Returns the state that the image is in now; null when it couldn't be moved. */
async function settle(
  transaction: Database,
  image: LockedImage,
  { decision, reasons, message, frame }: Decision,
  reviewerId: number,
  stages: number,
): Promise<'approved' | 'rejected' | 'pending' | null> {
  if (decision === 'reject') {
    const move = { ids: [image.id], from: ['pending'] as const, to: 'rejected' as const, actorId: reviewerId };
    const [rejected] = await moveImages(transaction, { ...move, reasons, message, frame });
    return rejected === undefined ? null : 'rejected';
  }
  await assertNoBlockedWords(transaction, [image]);
  const { published, passed } = await approveImages(transaction, [image], reviewerId, stages);
  if (published.length > 0) return 'approved';
  return passed.length > 0 ? 'pending' : null;
}
