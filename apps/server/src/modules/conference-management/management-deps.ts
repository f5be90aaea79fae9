import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { BlobStore } from '../../platform/storage/blob-store.ts';
import type { ExportDesk } from '../export/index.ts';
import type { ImagingPool } from '../imaging/index.ts';

export interface ConferenceManagementDeps {
  timeZone: string;
  box: SecretBox;
  jobs: JobQueue;
  exports: ExportDesk;
  storage: BlobStore;
  imaging: ImagingPool;
}
