import type { getReviewQueue as queueEndpoint } from '@tuyuan/contract/library/image-review.ts';
import type { ReviewQueue } from '@tuyuan/contract/library/review-case.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { countQueues, findReviewersOfToday, getPace, medianSeconds } from './review-queue.repository.ts';
import { reviewStages } from './review-stages.ts';

/** Returns the figures of the queues; the time to clear them goes by the decisions of the last hour. */
export async function getReviewQueue(
  { db, actor }: SignedInContext,
  timeZone: string,
): Promise<AnswerTo<typeof queueEndpoint>> {
  const stages = await reviewStages(db);
  const [queues, pace, reviewers, secondsEach] = await Promise.all([
    countQueues(db, stages),
    getPace(db),
    findReviewersOfToday(db, timeZone),
    medianSeconds(db, actor.id, timeZone),
  ]);
  const of = (name: ReviewQueue) => {
    const { waiting = 0, oldestAt = null } = queues.find(({ queue }) => queue === name) ?? {};
    return { waiting, oldestAt };
  };
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  return {
    first: of('first'),
    second: of('second'),
    appeal: of('appeal'),
    albums: pace.albums,
    stages,
    activeReviewers: pace.activeReviewers,
    reviewers,
    today: reviewers.find(({ id }) => id === actor.id)?.today ?? 0,
    secondsEach,
    minutesToClear: pace.lastHour === 0 ? null : Math.ceil((waiting / pace.lastHour) * 60),
  };
}
