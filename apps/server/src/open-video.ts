import { join } from 'node:path';
import { chooseVideoEncoder } from './adapters/video/choose-video-encoder.ts';
import type { Config } from './config.ts';
import type { IngestDeps, VideoDeps } from './modules/library/index.ts';
import { filesFolder } from './open-ingest.ts';

/** Returns what videos are made with, as `config` has it. */
export function openVideo(config: Config, { storage, imaging, jobs }: IngestDeps): VideoDeps {
  return {
    storage,
    imaging,
    jobs,
    encoder: chooseVideoEncoder(config),
    filesFolder: filesFolder(config),
    workFolder: join(config.DATA_DIR, 'video-work'),
    maxBytes: config.VIDEO_FILE_LIMIT_MB,
    maxMinutes: config.VIDEO_MINUTES_LIMIT,
  };
}
