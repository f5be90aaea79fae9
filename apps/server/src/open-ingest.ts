import { join } from 'node:path';
import { openDiskStorage } from './adapters/storage/disk.ts';
import type { Config } from './config.ts';
import { releaseLivePhoto } from './modules/conference/index.ts';
import type { IngestDeps } from './modules/library/index.ts';
import { createImagingPool } from './platform/imaging/imaging-pool.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';

/** Opens storage and picture workers as `config` has them. */
export async function openIngest(config: Config, jobs: JobQueue): Promise<IngestDeps> {
  return {
    jobs,
    timeZone: config.TIME_ZONE,
    whenReady: (transaction, imageId) => releaseLivePhoto(transaction, imageId, config.TIME_ZONE),
    storage: await openDiskStorage(join(config.DATA_DIR, 'files')),
    imaging: createImagingPool({
      size: config.IMAGING_WORKERS,
      timeoutMs: config.IMAGING_TIMEOUT_MS,
      limits: { bytes: config.IMPORT_FILE_LIMIT_MB, pixels: config.IMPORT_PIXEL_LIMIT_MP },
      timeZone: config.TIME_ZONE,
    }),
  };
}
