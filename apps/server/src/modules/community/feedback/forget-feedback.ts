import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteFeedbackOf } from './feedback.repository.ts';
import { deletePicturesOf } from './feedback-picture.repository.ts';

/** Forgets what a deleted account has told the office, and the pictures it never sent. */
export async function forgetFeedback({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  await deleteFeedbackOf(transaction, userId);
  await deletePicturesOf(transaction, userId);
}
