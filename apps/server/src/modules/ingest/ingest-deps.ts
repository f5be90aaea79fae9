import type { Database } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../platform/storage/blob-store.ts';
import type { ImagingPool } from '../imaging/index.ts';

export interface IngestDeps {
  imaging: ImagingPool;
  storage: BlobStore;
  jobs: JobQueue;
  /** Of the site; decides the month in an image's number. */
  timeZone: string;
}

/** The library that images are added to. */
export interface TenantLibrary {
  schema: string;
  db: Database;
}
