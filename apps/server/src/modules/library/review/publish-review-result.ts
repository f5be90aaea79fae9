import type { ReviewState } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { givenReasons } from './given-reasons.ts';

interface ReviewResult {
  subject: 'image' | 'album';
  id: number;
  authorId: number;
  title: string;
  state: ReviewState;
  reasons: readonly string[];
}

/** Tells the author, wherever they have a page open, what was decided. Call it last in the transaction. */
export function publishReviewResult(
  transaction: Database,
  { authorId, reasons, ...result }: ReviewResult,
): Promise<void> {
  return publishEvent(transaction, {
    hub: 'galleryCommon',
    stream: 'site',
    target: `user:${authorId}`,
    name: 'reviewResult',
    payload: { ...result, reasons: givenReasons(reasons).map(({ title }) => title) },
  });
}
