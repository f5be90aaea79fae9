import type { Config } from '../../config.ts';
import type { VideoEncoder } from '../../modules/library/index.ts';
import { forkedEncoder } from './forked-encoder.ts';

/** Returns the encoder that the configuration names, else the one that may have been installed with the program. */
export function chooseVideoEncoder(config: Config): VideoEncoder {
  const options = { threads: config.VIDEO_THREADS, timeoutMs: config.VIDEO_TIMEOUT_MINUTES * 60_000 };
  const program = config.FFMPEG_PATH ?? null;
  return program === null
    ? forkedEncoder({
        ...options,
        name: 'node-av',
        program,
        workerFile: new URL('./node-av-worker.ts', import.meta.url),
      })
    : forkedEncoder({
        ...options,
        name: 'ffmpeg',
        program,
        workerFile: new URL('./ffmpeg-worker.ts', import.meta.url),
      });
}
