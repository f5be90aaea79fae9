import { markAuthorStale, reindexSearch } from './modules/library/index.ts';
import type { Database } from './platform/database/database.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';

type FollowAuthor = (transaction: Database, tenant: { schema: string }, userId: number) => Promise<void>;

/** Has search take up a photographer's new name or place once the transaction that changed it commits. */
export function followAuthorInSearch(jobs: JobQueue): FollowAuthor {
  return async (transaction, { schema }, userId) => {
    await markAuthorStale(transaction, userId);
    await jobs.enqueue(transaction, reindexSearch, schema, {});
  };
}
