import type { ReviewState } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type DomainEvents, defineDomainEvent, type Occurrence } from '../../../platform/events/domain-events.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { givenReasons } from './given-reasons.ts';

export interface ReviewResult {
  subject: 'image' | 'album';
  id: number;
  authorId: number;
  title: string;
  state: ReviewState;
  reasons: readonly string[];
}

/** A reviewer decided on a work; the reasons are as its author reads them. */
export const workReviewed = defineDomainEvent<ReviewResult>('workReviewed');

/** Publishes what was decided: to later areas, and to the author, wherever they have a page open. Call it last in the transaction. */
export async function publishReviewResult(
  occurrence: Occurrence,
  result: ReviewResult,
  events: DomainEvents,
): Promise<void> {
  const reasons = givenReasons(result.reasons).map(({ title }) => title);
  await events.publish(occurrence, workReviewed, { ...result, reasons });
  await publishToAuthor(occurrence.transaction, { ...result, reasons });
}

/** Publishes to the author alone, wherever they have a page open. Call it last in the transaction. */
export function publishToAuthor(transaction: Database, { authorId, ...result }: ReviewResult): Promise<void> {
  return publishEvent(transaction, {
    hub: 'galleryCommon',
    stream: 'site',
    target: `user:${authorId}`,
    name: 'reviewResult',
    payload: { ...result, reasons: [...result.reasons] },
  });
}
