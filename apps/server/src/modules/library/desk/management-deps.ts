import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { ExportDesk } from '../../site/index.ts';

export interface LibraryManagementDeps {
  /** Site time zone (IANA name). */
  timeZone: string;
  jobs: Pick<JobQueue, 'enqueue'>;
  exports: ExportDesk;
  /** Enqueues these images for processing in the given transaction; `schema` is the tenant's. */
  queueProcessing(transaction: Database, schema: string, imageIds: readonly number[]): Promise<void>;
}
