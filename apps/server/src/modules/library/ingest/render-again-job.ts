import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Makes the derivatives of an image anew, as long as `version` is what they are. One waits for an image at the most. */
export const renderAgainJob = defineJob({
  name: 'image-render-again',
  data: z.object({ imageId: z.int(), version: z.string() }),
  retries: 3,
  expiresAfter: 15 * 60,
  isMerged: true,
  mergedBy: ({ imageId }) => String(imageId),
});
