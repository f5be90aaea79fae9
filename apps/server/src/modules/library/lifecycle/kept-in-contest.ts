import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findSentToContest, lockForDeletion } from './sent-to-contest.repository.ts';

/** Keeps the pictures of works that were sent to an activity, while it runs, from being deleted from under it. */
export interface KeptInContest {
  /** Locks the images and returns those that can go. */
  without(transaction: Database, ids: readonly number[]): Promise<number[]>;
  /** Says of those that were kept why. */
  named(result: BulkResult): BulkResult;
}

export function keptInContest(): KeptInContest {
  const kept = new Set<number>();
  const code = 'Image.InContest';
  return {
    async without(transaction, ids) {
      kept.clear();
      await lockForDeletion(transaction, ids);
      // In a statement of its own: one that waited for the lock would not see what was sent meanwhile.
      for (const id of await findSentToContest(transaction, ids)) kept.add(id);
      return ids.filter((id) => !kept.has(id));
    },
    named({ succeeded, failed }) {
      const { message } = errorCatalogue[code];
      return { succeeded, failed: failed.map((each) => (kept.has(each.id) ? { id: each.id, code, message } : each)) };
    },
  };
}
