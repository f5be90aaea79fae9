import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Renders every image again whose watermark is an old one, until none is left or it is paused. */
export const rerenderJob = defineJob({
  name: 'watermark-rerender',
  data: z.object({}),
  retries: 5,
  expiresAfter: 15 * 60,
  isMerged: true,
});
