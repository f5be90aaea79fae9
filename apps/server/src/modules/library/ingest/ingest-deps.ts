import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';

export interface IngestDeps {
  imaging: ImagingPool;
  storage: BlobStore;
  jobs: JobQueue;
  /** Time zone of the site; decides the month in an image's number. */
  timeZone: string;
  /** Done first in the transaction that calls an image ready for the first time, before the image is locked. */
  beforeReady?(transaction: Database, imageId: number): Promise<void>;
  /** Done with the transaction that calls an image ready for the first time. */
  whenReady?(transaction: Database, imageId: number): Promise<void>;
  /** Done after the image was marked as failed for good, with the code of the error. */
  whenFailed?(library: TenantLibrary, imageId: number, code: ErrorCode): Promise<void>;
}

/** The library that images are added to. */
export interface TenantLibrary {
  schema: string;
  db: Database;
}
