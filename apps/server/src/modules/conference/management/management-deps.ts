import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ExportDesk } from '../../site/index.ts';

export interface ConferenceManagementDeps {
  timeZone: string;
  /** Configured address of the site; if undefined, the request's own is used. */
  siteAddress: string | undefined;
  box: SecretBox;
  /** Seals the lotteries' seeds. */
  lotteryBox: SecretBox;
  jobs: JobQueue;
  exports: ExportDesk;
  storage: BlobStore;
  imaging: ImagingPool;
}
