import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { forgetWinner } from './award.repository.ts';

/** Takes a deleted account’s awards off it; certificates already given stay as they are printed, and can be checked. */
export function forgetAwards({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return forgetWinner(transaction, userId);
}
