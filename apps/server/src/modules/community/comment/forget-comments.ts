import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteCommentsOf } from './comment.repository.ts';

/** Forgets what a deleted account wrote, liked and reported. */
export function forgetComments({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deleteCommentsOf(transaction, userId);
}
