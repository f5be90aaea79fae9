import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { VideoEncoder } from './video-encoder.ts';

export interface VideoDeps {
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'redraw'>;
  jobs: JobQueue;
  encoder: VideoEncoder;
  /** Folder of this machine in which the storage's keys are paths. */
  filesFolder: string;
  /** Folder of this machine for what is being made. */
  workFolder: string;
  maxBytes: number;
  maxMinutes: number;
}

export interface MakingDeps extends VideoDeps {
  logger: Pick<Logger, 'warn' | 'error'>;
}

export interface VideoLibrary {
  schema: string;
  db: Database;
}
