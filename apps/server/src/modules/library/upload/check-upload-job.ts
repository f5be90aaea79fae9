import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Looks at a file that has come completely. Queuing it twice does no harm. */
export const checkUploadJob = defineJob({
  name: 'upload-check',
  data: z.object({ uploadId: z.int() }),
  retries: 3,
  expiresAfter: 15 * 60,
});
