import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteEntrantsOf } from './entrant.repository.ts';

/** Forgets what a deleted account took part in; of works that were sent in only the number stays, for what refers to it. */
export function forgetEntrants({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deleteEntrantsOf(transaction, userId);
}
