import type { PayloadOf } from '@tuyuan/realtime/hubs.ts';
import { useSiteEvent } from './use-site-event.ts';

export type ReviewResult = PayloadOf<'galleryCommon', 'reviewResult'>;

/** Calls `onResult` when a reviewer decided on something of this user; without a result when news may have been missed. */
export function useReviewResults(onResult: (result?: ReviewResult) => void): void {
  useSiteEvent('reviewResult', onResult);
}
