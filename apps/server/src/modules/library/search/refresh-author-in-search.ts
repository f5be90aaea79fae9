import type { Occurrence } from '../../../platform/events/domain-events.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { reindexSearch } from './search-jobs.ts';
import { markAuthorStale } from './stale-author.repository.ts';

/** Updates search with a photographer's new name or place once the transaction that changed it commits. */
export function refreshAuthorInSearch(jobs: JobQueue) {
  return async ({ transaction, schema }: Occurrence, { userId }: { userId: number }): Promise<void> => {
    await markAuthorStale(transaction, userId);
    await jobs.enqueue(transaction, reindexSearch, schema, {});
  };
}
