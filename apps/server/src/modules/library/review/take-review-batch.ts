import type { takeReviewBatch as takeBatchEndpoint } from '@tuyuan/contract/library/image-review.ts';
import type { ReviewQueue } from '@tuyuan/contract/library/review-case.ts';
import { maxBatch } from '@tuyuan/contract/library/review-limits.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findHeldItems } from './review-item.repository.ts';
import { heldBy, renewLeases, takeLeases } from './review-lease.repository.ts';
import { reviewStages } from './review-stages.ts';
import { toReviewItems } from './to-review-items.ts';

/** Tries again where others took the same images in the same moment. */
const maxAttempts = 3;

/** Fills up what the reviewer holds of a queue and holds all of it for a quarter of an hour from now. */
export async function takeReviewBatch(
  { db, actor }: SignedInContext,
  queue: ReviewQueue,
): Promise<AnswerTo<typeof takeBatchEndpoint>> {
  const stages = await reviewStages(db);
  await renewLeases(db, actor.id);
  let free = maxBatch - (await findHeldItems(db, actor.id, queue, stages)).length;
  for (let attempt = 0; free > 0 && attempt < maxAttempts; attempt += 1) {
    const picked = await takeLeases(db, { reviewerId: actor.id, queue, stages, count: free });
    const taken = picked.filter(({ isTaken }) => isTaken).length;
    if (taken === picked.length) break;
    free -= taken;
  }
  const items = await toReviewItems(db, await findHeldItems(db, actor.id, queue, stages));
  return { items, leaseUntil: items.length > 0 ? (await heldBy(db, actor.id)).until : null };
}
