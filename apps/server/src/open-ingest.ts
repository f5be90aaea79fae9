import { join } from 'node:path';
import { openDiskStorage } from './adapters/storage/disk.ts';
import type { Config } from './config.ts';
import { releaseLivePhoto } from './modules/conference/index.ts';
import { type IngestDeps, lockSettlingUpload, refuseUndrawable, settleUpload } from './modules/library/index.ts';
import { createImagingPool } from './platform/imaging/imaging-pool.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';

/** Opens storage and picture workers as `config` has them. */
export async function openIngest(config: Config, jobs: JobQueue): Promise<IngestDeps> {
  const storage = await openDiskStorage(filesFolder(config));
  return {
    jobs,
    timeZone: config.TIME_ZONE,
    storage,
    beforeReady: lockSettlingUpload,
    async whenReady(transaction, imageId) {
      await releaseLivePhoto(transaction, imageId, config.TIME_ZONE);
      await settleUpload(transaction, imageId);
    },
    whenFailed: (library, imageId, code) => refuseUndrawable(storage, library, imageId, code),
    imaging: createImagingPool({
      size: config.IMAGING_WORKERS,
      timeoutMs: config.IMAGING_TIMEOUT_MS,
      limits: { bytes: config.IMPORT_FILE_LIMIT_MB, pixels: config.IMPORT_PIXEL_LIMIT_MP },
      timeZone: config.TIME_ZONE,
    }),
  };
}

/** Returns the folder of this machine that the storage keeps its files in. */
export function filesFolder(config: Config): string {
  return join(config.DATA_DIR, 'files');
}
