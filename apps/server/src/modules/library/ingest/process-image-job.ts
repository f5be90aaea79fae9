import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Renders, analyses and, if requested, publishes an image. Queuing it twice does no harm. */
export const processImageJob = defineJob({
  name: 'image-process',
  data: z.object({ imageId: z.int(), publish: z.boolean() }),
  retries: 3,
  expiresAfter: 15 * 60,
});
