import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteFoldersOf } from './folder.repository.ts';

/** Forgets the folders of a deleted account; their links lead nowhere. */
export function forgetFolders({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return deleteFoldersOf(transaction, userId);
}
