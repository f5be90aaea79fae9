import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteFeedbackOf } from './feedback.repository.ts';

/** Forgets what a deleted account has told the office. */
export function forgetFeedback({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deleteFeedbackOf(transaction, userId);
}
