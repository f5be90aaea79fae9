import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteSearchesOf } from './saved-search.repository.ts';

/** Forgets what a deleted account searched for. */
export function forgetSavedSearches({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deleteSearchesOf(transaction, userId);
}
