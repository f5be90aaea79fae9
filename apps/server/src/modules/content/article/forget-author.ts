import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { clearAuthor } from './managed-article.repository.ts';

/** Leaves the printed name of a deleted account's articles alone. */
export function forgetAuthor({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return clearAuthor(transaction, userId);
}
