import type { Database } from '../../../platform/database/database.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';

export interface UploadDeps {
  storage: BlobStore;
  imaging: ImagingPool;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Folder of this machine in which the storage's keys are paths: partial files are written there piece by piece. */
  filesFolder: string;
  databaseOf(schema: string): Database;
  /** Of the site. */
  timeZone: string;
}

/** The photographer who uploads, and their site. */
export interface Uploader {
  db: Database;
  tenant: { schema: string };
  actor: { id: number };
}
