import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';

export interface BookDeps {
  storage: BlobStore;
  jobs: JobQueue;
}
