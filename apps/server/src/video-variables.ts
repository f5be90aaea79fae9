import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { megabytes, path } from './config-fields.ts';

/** The variables of the configuration that are about videos. */
export const videoVariables = {
  VIDEO_FILE_LIMIT_MB: megabytes(4096),
  VIDEO_MINUTES_LIMIT: z.coerce.number().positive().default(60),
  /** A program to make videos with; unset: the package node-av. */
  FFMPEG_PATH: path.optional(),
  /** Threads of the one video that is made at a time. */
  VIDEO_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .default(Math.max(1, availableParallelism() - 1)),
  /** For one quality of a video. */
  VIDEO_TIMEOUT_MINUTES: z.coerce.number().positive().default(180),
};
