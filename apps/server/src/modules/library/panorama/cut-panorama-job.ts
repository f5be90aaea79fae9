import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Cuts a panorama's picture into tiles. Queuing it twice does no harm. */
export const cutPanoramaJob = defineJob({
  name: 'panorama-cut',
  data: z.object({ pictureId: z.int() }),
  retries: 3,
  expiresAfter: 15 * 60,
});

/** Cuts again what carries a mark that holds no longer or lost its job, and deletes what belongs to no panorama. */
export const tidyPanoramasJob = defineJob({
  name: 'panorama-tidy',
  data: z.object({}),
  retries: 1,
  expiresAfter: 3600,
  isMerged: true,
});
